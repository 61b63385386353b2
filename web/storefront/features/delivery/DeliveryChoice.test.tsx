import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { DeliveryChoice, hasChoice, type Delivering } from './DeliveryChoice'

const store: Delivering = {
  id: 's1',
  name: 'Atelier Batture',
  deliveryMethod: 'parcel',
  deliveryOptions: [
    { method: 'parcel', price: 9, available: true, arrival: { from: '2026-11-19', to: '2026-11-25' } },
    {
      method: 'pickup',
      price: 0,
      available: true,
      arrival: { from: '2026-11-18', to: '2026-11-20' },
      pickup: { price: 0, address: '12, rue du Quai', city: 'Kamouraska', postalCode: 'G0L 1M0', hours: 'Le samedi' },
    },
    { method: 'local', price: 6, available: false, radiusKm: 30, refusal: 'Cette adresse est trop loin.' },
  ],
}

it('shows each way with its price, when and where, and sends what is chosen', () => {
  const choose = vi.fn()
  render(<DeliveryChoice store={store} onChoose={choose} />)
  const pickup = screen.getByRole('radio', { name: /Ramassage à la boutique.*Sans frais.*12, rue du Quai, Kamouraska/ })
  expect(pickup.closest('label')?.textContent).toContain('Prête vers le 20\u00a0novembre')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Livraison par colis/ }).checked).toBe(true)
  fireEvent.click(pickup)
  expect(choose).toHaveBeenCalledWith('pickup')
  expect((pickup as HTMLInputElement).checked).toBe(true) // before the cart answers
})

it('says why a way cannot be had, and that the chosen one no longer can', () => {
  const { rerender } = render(<DeliveryChoice store={store} onChoose={() => {}} />)
  const local = screen.getByRole<HTMLInputElement>('radio', { name: /Livraison locale.*trop loin/ })
  expect(local.disabled).toBe(true)
  const refused = { ...store, deliveryMethod: 'local' as const, deliveryRefusal: 'Cette adresse est trop loin.' }
  rerender(<DeliveryChoice store={refused} onChoose={() => {}} />)
  expect(screen.getByText('Cette adresse est trop loin.')).toBeTruthy()
})

it('asks nothing of a shop that only sends parcels', () => {
  expect(hasChoice(store)).toBe(true)
  expect(hasChoice({ ...store, deliveryOptions: store.deliveryOptions.slice(0, 1) })).toBe(false)
  expect(hasChoice({ ...store, deliveryOptions: store.deliveryOptions.slice(1, 2) })).toBe(true)
})
