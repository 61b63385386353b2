import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { Inbox } from './Inbox'
import { inboxQuery, type ThreadHead } from './queries'

const thread: ThreadHead = {
  orderId: 'o1',
  reference: 'RR-7KQ4-M2XD',
  storeId: 's1',
  storeName: 'Atelier Batture',
  storeSlug: 'atelier-batture',
  lastAuthor: 'store',
  last: 'Votre colis est prêt.',
  lastAt: '2026-11-11T15:00:00Z',
  unread: 2,
}

function show(data: ThreadHead[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const page = { data, total: data.length, page: 1, perPage: 20, pageCount: 1, from: 1, to: data.length }
  queries.setQueryData(inboxQuery('u1').queryKey, page as never)
  renderOnSite(
    <QueryClientProvider client={queries}>
      <Inbox userId="u1" page={1} />
    </QueryClientProvider>,
  )
}

it('leads from each conversation to its shop and order, with who wrote last', () => {
  const mine: ThreadHead = { ...thread, storeId: 's2', storeSlug: 'rang-4', lastAuthor: 'customer', unread: 0 }
  const market: ThreadHead = { ...thread, storeId: 's3', lastAuthor: 'market', unread: 0 }
  show([thread, mine, market])
  const [first, second, third] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/compte/mes-commandes/o1/boutique/atelier-batture')
  expect(first?.textContent).toContain('2 messages non lus')
  expect(first?.textContent).toContain('Commande RR-7KQ4-M2XD')
  expect(second?.textContent).toContain('Vous\u00a0: Votre colis est prêt.')
  expect(third?.textContent).toContain('L’équipe du marché\u00a0: Votre colis est prêt.')
})

it('says how to begin one', () => {
  show([])
  expect(screen.getByText('Aucun message pour l’instant')).toBeTruthy()
})
