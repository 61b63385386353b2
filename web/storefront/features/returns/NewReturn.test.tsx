import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { boughtOrder } from '@/storefront/features/order/fixture'
import { boughtQuery } from '@/storefront/features/order/queries'
import { renderOnSite } from '@/storefront/testing'
import { NewReturn } from './NewReturn'
import * as queries from './queries'

const access = { userId: 'u1' }

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(boughtQuery('o1', access).queryKey, boughtOrder)
  return renderOnSite(
    <QueryClientProvider client={client}>
      <NewReturn orderId="o1" access={access} />
    </QueryClientProvider>,
  )
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Retourner ${name}` })
const reason = () => screen.queryByLabelText<HTMLTextAreaElement>('Raison du retour (obligatoire)')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Demander le retour/ })
const ask = (text: string) => {
  fireEvent.click(box('Tasse trempée'))
  fireEvent.change(reason()!, { target: { value: text } })
  fireEvent.click(submit())
}

describe('a new return', () => {
  it('opens a reason and a quantity when an item is ticked, and forgets them when it is unticked', () => {
    show()
    expect([reason(), submit().disabled]).toEqual([null, true])
    fireEvent.click(box('Tasse trempée'))
    fireEvent.change(reason()!, { target: { value: 'Fêlée' } })
    fireEvent.change(screen.getByLabelText('Quantité'), { target: { value: '2' } })
    expect(screen.getByText('5/200')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1\u00a0article choisi pour un retour chez Atelier Batture')
    fireEvent.click(box('Tasse trempée'))
    fireEvent.click(box('Tasse trempée'))
    expect(reason()!.value).toBe('')
    expect(screen.getByLabelText<HTMLSelectElement>('Quantité').value).toBe('1')
  })

  it('cannot tick what does not go back, and says why', () => {
    show()
    expect(box('Miel de trèfle').disabled).toBe(true)
    expect(screen.getByText('Un retour de cet article est déjà en cours.')).toBeTruthy()
    expect(screen.getByText('Retour possible jusqu’au 11 décembre 2026.')).toBeTruthy()
  })

  it('wants a reason, and puts the focus on the one that is missing', async () => {
    const sent = vi.spyOn(queries, 'requestReturn')
    show()
    ask('  ')
    expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(reason()))
    expect(reason()!.maxLength).toBe(200)
    expect(sent).not.toHaveBeenCalled()
  })

  it('is sent, then confirmed', async () => {
    const item = {
      ...boughtOrder.items[0]!,
      itemId: 'i1',
      reasonText: 'Fêlée',
      photos: [],
      denyReason: '',
      receiveBefore: null,
      updatedAt: '',
      status: 'returnRequested' as const,
      quantity: 1,
    }
    const sent = vi
      .spyOn(queries, 'requestReturn')
      .mockResolvedValue({ id: 'r1', orderId: 'o1', reference: 'RR', createdAt: '', items: [item] })
    show()
    ask('Fêlée')
    expect(
      (await screen.findByRole('heading', { level: 1, name: 'Votre demande de retour est envoyée' })).textContent,
    ).toBeTruthy()
    expect(screen.getByText('1 × Tasse trempée, Bleu marée, 350 ml')).toBeTruthy()
    expect(sent).toHaveBeenCalledWith('o1', access, { i1: { quantity: 1, reasonText: 'Fêlée' } }, {})
  })

  it('takes photographs with the item, each sent as it is chosen', async () => {
    vi.spyOn(queries, 'fetchPhoto').mockResolvedValue(new Blob(['jpeg'], { type: 'image/jpeg' }))
    const photo = vi.spyOn(queries, 'sendPhoto').mockResolvedValueOnce('p1').mockResolvedValueOnce('p2')
    const sent = vi
      .spyOn(queries, 'requestReturn')
      .mockReset()
      .mockReturnValue(new Promise(() => {}))
    show()
    fireEvent.click(box('Tasse trempée'))
    const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
    fireEvent.change(screen.getByLabelText('Photos (facultatif)'), { target: { files } })
    expect(await screen.findByRole('button', { name: 'Photo 2' })).toBeTruthy()
    expect(photo.mock.calls.map(([orderId, , file]) => [orderId, file.name])).toEqual([
      ['o1', 'a.jpg'],
      ['o1', 'b.jpg'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Retirer la dernière photo' }))
    fireEvent.change(reason()!, { target: { value: 'Fêlée' } })
    fireEvent.click(screen.getByRole('button', { name: 'Demander le retour' }))
    await waitFor(() => expect(sent.mock.calls[0]?.[3]).toEqual({ i1: ['p1'] }))
  })

  it('tells under the item why the shop cannot take it back', async () => {
    const problem = {
      code: 'return_refused',
      detail: 'Rien n’a été demandé.',
      errors: [{ path: 'items[0]', code: 'too_many_units', message: 'Il reste moins d’unités.' }],
    }
    vi.spyOn(queries, 'requestReturn').mockRejectedValue(new ApiError(400, problem))
    show()
    ask('Fêlée')
    expect(await screen.findByText('Il reste moins d’unités.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Rien n’a été demandé.')
  })
})
