import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import * as calls from './calls'
import { keepDraft, readDraft } from './draft'
import { blank, steps } from './shop-form'
import { Wizard } from './Wizard'

beforeEach(() => window.localStorage.clear())

const filled = {
  ...blank,
  name: 'Atelier',
  slug: 'atelier',
  categoryCode: 'home_deco',
  city: 'Rimouski',
  postalCode: 'G5L 1A1',
  amount: '9,00',
  legalName: 'Maude Roy',
  legalAddress: '3, rue du Quai',
  legalCity: 'Rimouski',
  legalPostalCode: 'G5L 1A1',
  phone: '4185550142',
  email: 'maude@exemple.test',
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('opening a shop', () => {
  it('goes no further than what is wrong', async () => {
    showInSpace(<Wizard />)
    press('Continuer')
    expect((await screen.findAllByText('Ce champ est obligatoire.')).length).toBeGreaterThan(3)
    expect(screen.getByRole('heading', { name: 'Votre boutique' })).toBeTruthy()
  })
  it('keeps what is typed and takes up where it was left', async () => {
    keepDraft('u1', { form: filled, step: 2 })
    showInSpace(<Wizard />)
    expect(screen.getByRole('heading', { name: 'Livraison' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Gratuite à partir de ($) (facultatif)'), { target: { value: '75' } })
    await waitFor(() => expect(readDraft('u1', blank)?.form.freeFrom).toBe('75'))
    fireEvent.click(screen.getByRole('button', { name: /^La boutique/ }))
    expect((screen.getByLabelText('Nom de la boutique') as HTMLInputElement).value).toBe('Atelier')
  })
  it('opens the shop once, and forgets the draft', async () => {
    const open = vi.spyOn(calls, 'openShop').mockResolvedValue({ id: 's2', status: 'draft' } as never)
    keepDraft('u1', { form: filled, step: steps.length - 1 })
    const { asked } = showInSpace(<Wizard />)
    press('Ouvrir ma boutique')
    await waitFor(() => expect(asked).toEqual(['/espace-vendeur']))
    expect(open).toHaveBeenCalledOnce()
    expect(open.mock.calls[0]![0]).toMatchObject({
      name: 'Atelier',
      gstNumber: '',
      shippingSettings: { shippingPriceAmount: 9 },
    })
    expect(readDraft('u1', blank)).toBeUndefined()
  })
  it('comes back to the step that the server refused', async () => {
    vi.spyOn(calls, 'openShop').mockRejectedValue(
      new ApiError(422, { detail: 'Vérifiez.', errors: [{ path: 'slug', message: 'Cette adresse est déjà prise.' }] }),
    )
    keepDraft('u1', { form: filled, step: steps.length - 1 })
    showInSpace(<Wizard />)
    press('Ouvrir ma boutique')
    expect(await screen.findByText('Cette adresse est déjà prise.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Votre boutique' })).toBeTruthy()
  })
})
