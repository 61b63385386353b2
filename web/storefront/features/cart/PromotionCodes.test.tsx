import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { CartContext, type CartState } from './cart-context'
import { CartContents } from './CartContents'
import { CartFooter } from './CartFooter'
import { cartOf, item, stateOf } from './fixture'

afterEach(cleanup)

function show(state: CartState) {
  render(
    <CartContext value={state}>
      <CartContents />
      <CartFooter />
    </CartContext>,
  )
}

const reduced = {
  ...cartOf([item('a')]),
  discount: 6.4,
  afterDiscount: 57.6,
  promotions: [
    {
      name: 'Rabais d’automne',
      code: 'AUTOMNE',
      kind: 'percent' as const,
      market: false,
      amount: 6.4,
      storeId: 'nordet',
    },
  ],
  codes: [
    { code: 'AUTOMNE', applied: true, missing: 0, missingUnits: 0 },
    { code: 'GROS', applied: false, reason: 'minimum' as const, missing: 36, missingUnits: 0 },
  ],
}

it('shows what promotions took off, and why a code takes nothing off', () => {
  const call = vi.fn().mockResolvedValue(undefined)
  show(stateOf(reduced, { call }))
  expect(screen.getByText('Rabais d’automne (AUTOMNE)')).toBeTruthy()
  expect(screen.getAllByText(/^−6,40/).length).toBe(2)
  expect(screen.getByText(/^57,60/)).toBeTruthy()
  expect(screen.getByText(/^Il manque 36,00/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le code GROS' }))
  expect(call).toHaveBeenCalledWith(expect.anything(), 'Code GROS retiré du panier.')
})

it('asks for a code once it is unfolded, and says why it was refused', async () => {
  const refused = new ApiError(404, { code: 'code_unknown', detail: 'Ce code n’existe pas.' })
  const call = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined)
  show(stateOf(cartOf([item('a')]), { call }))
  expect(screen.queryByLabelText('Code promo')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
  const field = screen.getByLabelText('Code promo')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: ' automne ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Appliquer' }))
  expect(await screen.findByText('Ce code n’existe pas.')).toBeTruthy()
  expect(call).toHaveBeenCalledWith(expect.anything(), 'Code automne ajouté au panier.')
  fireEvent.click(screen.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(screen.queryByLabelText('Code promo')).toBeNull())
})
