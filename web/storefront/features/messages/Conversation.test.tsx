import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { Conversation } from './Conversation'
import * as queries from './queries'

const conversation: queries.ConversationKey = { orderId: 'o1', storeId: 's1', access: { token: 't' } }
const message = (
  id: string,
  author: queries.Message['author'],
  text: string,
  readAt: string | null,
): queries.Message => ({
  id,
  author,
  orderId: 'o1',
  storeId: 's1',
  message: text,
  hidden: false,
  createdAt: '2026-11-12T19:05:00Z',
  readAt,
})
const thread = (messages: queries.Message[], canWrite = true): queries.Thread => ({
  orderId: 'o1',
  reference: 'RR-1',
  storeId: 's1',
  storeName: 'Atelier Batture',
  storeSlug: 'atelier-batture',
  canWrite,
  unread: 1,
  messages,
})

function show(answer: queries.Thread) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.spyOn(queries, 'threadQuery').mockReturnValue({
    queryKey: ['/v1/customer-messages/orders/o1/stores/s1'],
    queryFn: async () => answer,
  })
  renderOnSite(
    <QueryClientProvider client={client}>
      <Conversation conversation={conversation} shopName="Atelier Batture" />
    </QueryClientProvider>,
  )
}

describe('a conversation', () => {
  it('marks what is new and tells the server that it was read, once', async () => {
    const read = vi.spyOn(queries, 'markRead').mockResolvedValue()
    show(thread([message('m1', 'customer', 'Bonjour', null), message('m2', 'store', 'Demain\nsans faute', null)]))
    const [own, reply] = within(
      await screen.findByRole('list', { name: 'Messages avec Atelier Batture' }),
    ).getAllByRole('listitem')
    expect(own?.textContent).toContain('Vous')
    expect(reply?.textContent).toContain('12 novembre 2026, 14\u00a0h\u00a005')
    await waitFor(() => expect(within(reply!).getByText('Nouveau')).toBeTruthy())
    expect(within(own!).queryByText('Nouveau')).toBeNull()
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('names the market, which is not reported to itself', async () => {
    show(
      thread([
        message('m1', 'store', 'Demain', '2026-11-12T20:00:00Z'),
        message('m2', 'market', 'Restons polis.', null),
      ]),
    )
    const [reply, market] = within(
      await screen.findByRole('list', { name: 'Messages avec Atelier Batture' }),
    ).getAllByRole('listitem')
    expect(market?.textContent).toContain('L’équipe du marché')
    expect(within(reply!).getByRole('button', { name: /Signaler/ })).toBeTruthy()
    expect(within(market!).queryByRole('button')).toBeNull()
    expect(within(market!).queryByText('Nouveau')).toBeNull()
  })

  it('asks for nothing when all was read', async () => {
    const read = vi.spyOn(queries, 'markRead').mockResolvedValue()
    read.mockClear()
    show(thread([message('m2', 'store', 'Demain', '2026-11-12T20:00:00Z')]))
    await screen.findByText('Demain')
    expect(read).not.toHaveBeenCalled()
  })

  it('grows with what is sent', async () => {
    vi.spyOn(queries, 'sendMessage').mockResolvedValue(message('m3', 'customer', 'Merci!', null))
    show(thread([]))
    expect(await screen.findByText(/Aucun message pour l’instant/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Votre message'), { target: { value: 'Merci!' } })
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    const list = await screen.findByRole('list', { name: 'Messages avec Atelier Batture' })
    expect(within(list).getByText('Merci!')).toBeTruthy()
  })

  it('has no composer while the shop does not know of the order', async () => {
    show(thread([], false))
    await screen.findByText(/Aucun message/)
    expect(screen.queryByLabelText('Votre message')).toBeNull()
  })
})
