import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { ParcelPanel } from './ParcelPanel'
import * as queries from './queries'
import type { Order, Outcome, Parcel } from './types'

const order = { id: 'o1', name: 'Maude Roy' } as Order
const parcel = { id: 'c1', carrierName: 'Postes Canada', trackingNumber: '1' } as Parcel
const outcome = {
  total: 0,
  shares: [],
  letters: [{ to: 'maude@exemple.test', subject: 'Votre colis', text: 'Le suivi a changé.' }],
} as unknown as Outcome

it('waits for the letter of the number that is typed, and shows none that is not sent', async () => {
  const preview = vi
    .fn()
    .mockResolvedValueOnce(outcome)
    .mockRejectedValue(new ApiError(422, { detail: 'Mal écrit.' }))
  vi.spyOn(queries, 'parcelPreviewQuery').mockImplementation((...key) => ({
    queryKey: ['parcel', ...key],
    queryFn: preview,
  }))
  showAtDesk(<ParcelPanel order={order} parcel={parcel} onClose={() => {}} />)
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Corriger et écrire à la personne' })
  await waitFor(() => expect(submit.disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('Numéro de suivi'), { target: { value: '2' } })
  expect(submit.disabled).toBe(true)
  expect((await screen.findByRole('alert')).textContent).toBe('Mal écrit.')
  expect([submit.disabled, screen.queryByText('Ce qui va se passer')]).toEqual([true, null])
})
