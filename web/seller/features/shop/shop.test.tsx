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
  termsVersion: '2026-11-15',
}
const TERMS = { '/v1/pages/conditions-particulieres-pour-les-vendeurs': { updatedAt: '2026-11-15' } }
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
    const { asked } = showInSpace(<Wizard />, TERMS)
    press('Ouvrir ma boutique')
    await waitFor(() => expect(asked).toEqual(['/espace-vendeur']))
    expect(open).toHaveBeenCalledOnce()
    expect(open.mock.calls[0]![0]).toMatchObject({
      name: 'Atelier',
      gstNumber: '',
      termsVersion: '2026-11-15',
      shippingSettings: { shippingPriceAmount: 9 },
    })
    expect(readDraft('u1', blank)).toBeUndefined()
  })
  it('asks to accept the conditions in force, whatever was accepted before', async () => {
    const open = vi.spyOn(calls, 'openShop').mockResolvedValue({ id: 's2', status: 'draft' } as never)
    open.mockClear()
    keepDraft('u1', { form: { ...filled, termsVersion: '2026-01-01' }, step: steps.length - 1 })
    showInSpace(<Wizard />, TERMS)
    press('Ouvrir ma boutique')
    expect(await screen.findByText('Acceptez les conditions pour ouvrir votre boutique.')).toBeTruthy()
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox', { name: /version du 15 novembre 2026/ }))
    await waitFor(() => expect(screen.queryByText('Acceptez les conditions pour ouvrir votre boutique.')).toBeNull())
  })
  it('fills the legal address in from the account, else from the shop', async () => {
    const empty = { legalAddress: '', legalCity: '', legalPostalCode: '' }
    const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
    const ADDRESSES = '/v1/users/u1/customer-addresses'
    keepDraft('u1', { form: { ...filled, ...empty }, step: steps.length - 1 })
    const { unmount } = showInSpace(<Wizard />, { ...TERMS, [ADDRESSES]: [] })
    await waitFor(() => expect([value('Ville'), value('Code postal')]).toEqual(['Rimouski', 'G5L 1A1']))
    unmount()
    keepDraft('u1', { form: { ...filled, ...empty }, step: steps.length - 1 })
    const home = { isDefault: true, province: 'QC', address: '84, rang 4', city: 'Saint-Pascal', postalCode: 'G0L 3Y0' }
    showInSpace(<Wizard />, { ...TERMS, [ADDRESSES]: [home] })
    await waitFor(() => expect([value('Adresse'), value('Ville')]).toEqual(['84, rang 4', 'Saint-Pascal']))
  })
  it('tells who sells from another province that the team reads the request first', async () => {
    keepDraft('u1', { form: { ...filled, legalProvince: 'ON' }, step: steps.length - 1 })
    showInSpace(<Wizard />, TERMS)
    expect(await screen.findByText(/notre équipe lit d’abord votre demande/)).toBeTruthy()
  })
  it('comes back to the step that the server refused', async () => {
    vi.spyOn(calls, 'openShop').mockRejectedValue(
      new ApiError(422, { detail: 'Vérifiez.', errors: [{ path: 'slug', message: 'Cette adresse est déjà prise.' }] }),
    )
    keepDraft('u1', { form: filled, step: steps.length - 1 })
    showInSpace(<Wizard />, TERMS)
    press('Ouvrir ma boutique')
    expect(await screen.findByText('Cette adresse est déjà prise.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Votre boutique' })).toBeTruthy()
  })
})
