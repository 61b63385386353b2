import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readsOneOf } from '@/api/invalidate'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import { Inbox } from './Inbox'
import * as queries from './queries'
import { ThreadPage } from './ThreadPage'

const conversation = { shopId: 's1', orderId: 'o1' }
const message = (
  id: string,
  author: queries.Message['author'],
  text: string,
  readAt: string | null = null,
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
  customerName: 'Maude Tremblay',
  customerFirstName: 'Maude',
  canWrite,
  unread: 1,
  messages,
})
const show = (answer: queries.Thread) =>
  showInSpace(<ThreadPage conversation={conversation} back="/espace/messages" orderHref="/espace/commandes/o1" />, {
    [queries.threadQuery(conversation).queryKey[0]]: answer,
    '/v1/seller/shops/s1/replies': {
      data: [{ id: 'r1', name: 'Retard', text: 'Bonjour {prénom}, {commande} part demain.' }],
    },
  })

describe('the inbox', () => {
  it('shows the last word of each conversation, and what was not read', () => {
    const head = {
      orderId: 'o1',
      reference: 'RR-1',
      customerName: 'Maude Tremblay',
      lastMessage: 'Merci!',
      lastAuthor: 'customer' as const,
      lastMessageAt: '2026-11-12T19:05:00Z',
      unread: 2,
    }
    showInSpace(<Inbox shopId="s1" path="/espace/messages" page={1} />, {
      '/v1/seller/shops/s1/messages?page=1': {
        data: [
          head,
          { ...head, orderId: 'o2', lastAuthor: 'store', unread: 0 },
          { ...head, orderId: 'o3', lastAuthor: 'market', unread: 0 },
        ],
        total: 3,
        pageCount: 1,
        currentPage: 1,
        from: 1,
        to: 3,
      },
    })
    const [unread, own, market] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link')
    expect(unread?.textContent).toContain('2\u00a0messages non lus')
    expect(unread?.getAttribute('href')).toBe('/espace/messages/o1')
    expect(own?.textContent).toContain('Vous\u00a0: Merci!')
    expect(market?.textContent).toContain('L’équipe du marché\u00a0: Merci!')
  })
})

describe('a conversation', () => {
  it('is marked read once it is seen, and keeps showing what was new', async () => {
    const read = vi.spyOn(queries, 'markRead').mockResolvedValue()
    show(thread([message('m1', 'store', 'Bonjour'), message('m2', 'customer', 'Elle est fêlée')]))
    const [own, theirs] = within(screen.getByRole('list', { name: 'Messages avec Maude Tremblay' })).getAllByRole(
      'listitem',
    )
    expect(own?.textContent).toContain('Vous')
    expect(await within(theirs!).findByText('Nouveau')).toBeTruthy()
    expect(read).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Commande RR-1' }).getAttribute('href')).toBe('/espace/commandes/o1')
  })

  it('grows with what is sent, and keeps what did not leave', async () => {
    vi.spyOn(queries, 'sendMessage')
      .mockRejectedValueOnce(new ApiError(500, {}))
      .mockResolvedValueOnce(message('m3', 'store', 'Je vous en envoie une autre.'))
    show(thread([]))
    const box = screen.getByLabelText<HTMLTextAreaElement>('Votre message')
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(true)
    fireEvent.change(box, { target: { value: 'Je vous en envoie une autre.' } })
    send()
    expect(await screen.findByText("Erreur lors de l'envoi. Veuillez réessayer.")).toBeTruthy()
    send()
    await waitFor(() => expect(box.value).toBe(''))
    expect(
      within(screen.getByRole('list', { name: 'Messages avec Maude Tremblay' })).getByText(
        'Je vous en envoie une autre.',
      ),
    ).toBeTruthy()
  })

  it('takes a saved reply at the cursor, with the person and the order in it', () => {
    show(thread([]))
    const box = screen.getByLabelText<HTMLTextAreaElement>('Votre message')
    fireEvent.change(box, { target: { value: 'Avant. Après.' } })
    box.setSelectionRange(7, 7)
    fireEvent.click(screen.getByRole('button', { name: 'Réponses enregistrées' }))
    fireEvent.click(screen.getByRole('button', { name: 'Insérer\u00a0: Retard' }))
    expect(box.value).toBe('Avant. Bonjour Maude, RR-1 part demain.Après.')
    expect(document.activeElement).toBe(box)
    expect(box.selectionStart).toBe('Avant. Bonjour Maude, RR-1 part demain.'.length)
  })

  it('has no composer when the shop may not write', () => {
    show(thread([], false))
    expect(screen.queryByLabelText('Votre message')).toBeNull()
  })

  it('is read again where unread messages are counted', () => {
    const again = (address: string) => readsOneOf(queries.unreadCountPaths('s1'), `/v1/seller/shops/s1/${address}`)
    expect(['messages?page=1', 'orders?filter=all', 'home', 'messages/o1', 'returns'].map(again)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
