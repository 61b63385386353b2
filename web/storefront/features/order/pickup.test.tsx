import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Session } from '@/session/session'
import { renderOnSite } from '@/storefront/testing'
import { BoughtOrder } from './BoughtOrder'
import { boughtOrder } from './fixture'
import * as queries from './queries'
import type { BoughtOrder as Bought, BoughtStore } from './types'

const [first] = boughtOrder.stores
const of = (delivery: BoughtStore['delivery'], status: 'processing' | 'shipped'): Bought => ({
  ...boughtOrder,
  shippingAddress: { ...boughtOrder.shippingAddress, city: '' },
  stores: [{ ...first!, delivery, arrival: { from: '2026-11-18', to: '2026-11-20' } }],
  items: boughtOrder.items
    .filter(({ storeId }) => storeId === first!.id)
    .map((item) => ({ ...item, status, deliveryMethod: 'pickup', quantityShipped: status === 'shipped' ? 2 : 0 })),
})
const place = { method: 'pickup' as const, place: '12, rue du Quai, Kamouraska', hours: 'Le samedi' }

function show(order: Bought) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(queries.boughtQuery('o1', { userId: 'u1' }).queryKey, order)
  renderOnSite(
    <QueryClientProvider client={client}>
      <BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />
    </QueryClientProvider>,
    { path: '/compte', session: {} as Session },
  )
}

it('a pickup being prepared says when it is ready, and where; no shipping address is shown', () => {
  show(of(place, 'processing'))
  expect(screen.getByText(/La boutique prépare votre ramassage\. Prête vers le 20 novembre/)).toBeTruthy()
  expect(screen.getByText('12, rue du Quai, Kamouraska')).toBeTruthy()
  expect(screen.getByText(/Vous recevrez un code par courriel/)).toBeTruthy()
  expect(screen.queryByText('Adresse de livraison')).toBeNull()
})

it('a pickup that is ready shows the code', () => {
  show(of({ ...place, readyAt: '2026-11-19T15:00:00Z', code: '042137' }, 'processing'))
  expect(screen.getByText('042 137')).toBeTruthy()
  expect(screen.getByText(/la boutique vous attend/)).toBeTruthy()
})

it('what was handed over is not called sent', () => {
  show(of({ ...place, readyAt: '2026-11-19T15:00:00Z' }, 'shipped'))
  expect(screen.getAllByText('Ramassé').length).toBeGreaterThan(0)
  expect(screen.queryByText('Expédié')).toBeNull()
  expect(screen.getAllByText(/^Remis le/).length).toBeGreaterThan(0)
})
