import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { returnsQuery, type ListedReturn } from './queries'
import { Returns } from './Returns'

const accepted: ListedReturn = {
  id: 'r1',
  itemId: 'i1',
  orderId: 'o1',
  reference: 'RR-7KQ4-M2XD',
  storeId: 's1',
  storeName: 'Atelier Batture',
  storeSlug: 'atelier-batture',
  productName: 'Tasse trempée',
  productUrl: 'tasse-trempee',
  variantName: 'Bleu marée',
  quantity: 1,
  reasonText: 'Fêlée',
  status: 'pendingReturn',
  denyReason: '',
  receiveBefore: '2026-12-15T15:00:00Z',
  updatedAt: '2026-11-12T15:00:00Z',
  requestedAt: '2026-11-11T15:00:00Z',
  thumbnail: '',
  photos: [],
  refund: 43.69,
}

function show(data: ListedReturn[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const page = { data, total: data.length, page: 1, perPage: 20, pageCount: 1, from: 1, to: data.length }
  queries.setQueryData(returnsQuery('u1').queryKey, page as never)
  renderOnSite(
    <QueryClientProvider client={queries}>
      <Returns userId="u1" page={1} />
    </QueryClientProvider>,
  )
}

it('tells where each return stands, by when it must arrive and what comes back', () => {
  const denied: ListedReturn = { ...accepted, id: 'r2', status: 'returnDenied', denyReason: 'Trop tard.', refund: 0 }
  show([accepted, denied])
  const [first, second] = within(screen.getByRole('list', { name: 'Retours' })).getAllByRole('listitem')
  expect(first?.textContent).toContain(
    'La boutique doit l’avoir reçu avant le 15\u00a0décembre 2026.'.replace('\u00a0', ' '),
  )
  expect(first?.textContent).toContain('43,69\u00a0$à la réception')
  expect(within(first!).getByRole('link', { name: 'Tasse trempée' }).getAttribute('href')).toBe(
    '/compte/mes-commandes/o1',
  )
  expect(second?.textContent).toContain('Motif du refus\u00a0: Trop tard.')
})

it('says how to ask for one', () => {
  show([])
  expect(screen.getByText('Aucun retour')).toBeTruthy()
})
