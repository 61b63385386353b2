import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showScreen } from '@/seller/testing'
import * as queries from './queries'
import { Returns } from './Returns'
import { stateOf } from './state'

const asked: queries.Return = {
  id: 'r1',
  orderId: 'o1',
  reference: 'RR-7KQ4-M2XD',
  customerName: 'Maude Tremblay',
  itemId: 'i1',
  productName: 'Tasse trempée',
  productUrl: 'tasse',
  variantName: 'Bleu marée',
  sku: '',
  quantity: 2,
  reasonText: 'L’anse est fêlée.',
  photos: [],
  status: 'returnRequested',
  denyReason: '',
  countedStock: true,
  restocked: false,
  refund: 73.58,
  requestedAt: '2026-11-12T15:00:00Z',
  updatedAt: '2026-11-12T15:00:00Z',
  receiveBefore: null,
}
const accepted = { ...asked, status: 'pendingReturn' as const, receiveBefore: '2026-12-12T15:00:00Z' }

const show = (data: queries.Return[], query = '') => {
  const state = stateOf(new URLSearchParams(query))
  showScreen(
    <Returns shopId="s1" path="/espace/retours" state={state} orderHref={(id) => `/espace/commandes/${id}`} />,
    {
      [queries.returnsQuery('s1', state).queryKey[0]]: {
        data,
        total: data.length,
        pageCount: 1,
        currentPage: 1,
        from: 1,
        to: data.length,
      },
    },
  )
}
const act = (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  return within(screen.getByRole('dialog'))
}

describe('returns', () => {
  it('tell what is asked, why, and what it would refund', () => {
    show([asked])
    expect(screen.getByRole('heading', { level: 2, name: '2 × Tasse trempée, Bleu marée' })).toBeTruthy()
    expect(screen.getByText('L’anse est fêlée.')).toBeTruthy()
    expect(screen.getByText('Remboursement à la réception : 73,58 $, taxes comprises.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Commande RR-7KQ4-M2XD' }).getAttribute('href')).toBe(
      '/espace/commandes/o1',
    )
  })

  it('are accepted', async () => {
    const accept = vi.spyOn(queries, 'acceptReturn').mockResolvedValue(accepted)
    show([asked])
    fireEvent.click(act(/^Accepter.*Tasse/).getByRole('button', { name: 'Accepter le retour' }))
    await waitFor(() => expect(accept).toHaveBeenCalledWith('s1', 'r1'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are denied with a reason only, which survives a failure', async () => {
    const deny = vi
      .spyOn(queries, 'denyReturn')
      .mockRejectedValueOnce(new ApiError(500, {}))
      .mockResolvedValueOnce({ ...asked, status: 'returnDenied' })
    show([asked])
    const dialog = act(/^Refuser.*Tasse/)
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Refuser le retour' }))
    send()
    expect(dialog.getByText('Ce champ est obligatoire.')).toBeTruthy()
    expect(deny).not.toHaveBeenCalled()
    fireEvent.change(dialog.getByLabelText('Motif du refus'), { target: { value: ' Elle a servi. ' } })
    send()
    expect(
      await dialog.findByText('Une erreur est survenue. Rien n’a été changé. Réessayez dans quelques instants.'),
    ).toBeTruthy()
    send()
    await waitFor(() => expect(deny).toHaveBeenCalledTimes(2))
    expect(deny).toHaveBeenLastCalledWith('s1', 'r1', 'Elle a servi.')
  })

  it('are received, back in stock or not', async () => {
    const receive = vi.spyOn(queries, 'receiveReturn').mockResolvedValue({ ...accepted, status: 'completed' })
    show([accepted])
    expect(screen.getByText(/Confirmez la réception avant le 12 décembre 2026/)).toBeTruthy()
    const dialog = act(/^Confirmer la réception.*Tasse/)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Le remettre en stock' }).checked).toBe(true)
    fireEvent.click(dialog.getByRole('radio', { name: /^Ne pas le remettre/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer et rembourser' }))
    await waitFor(() => expect(receive).toHaveBeenCalledWith('s1', 'r1', false))
  })

  it('are not put back in a stock that nobody counts', async () => {
    const receive = vi.spyOn(queries, 'receiveReturn').mockResolvedValue({ ...accepted, status: 'completed' })
    show([{ ...accepted, countedStock: false }])
    const dialog = act(/^Confirmer/)
    expect(dialog.queryByRole('radio')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer et rembourser' }))
    await waitFor(() => expect(receive).toHaveBeenCalledWith('s1', 'r1', false))
  })

  it('say how they ended, with nothing left to do', () => {
    show(
      [
        { ...asked, status: 'returnDenied', denyReason: 'Elle a servi.', refund: 0 },
        { ...accepted, id: 'r2', status: 'completed', restocked: true },
      ],
      'etat=settled',
    )
    expect(screen.getByText('Elle a servi.')).toBeTruthy()
    expect(screen.getByText('Remboursé à la personne : 73,58 $. Remis en stock.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Accepter|Confirmer/ })).toBeNull()
  })

  it('are none', () => {
    show([])
    expect(screen.getByText('Aucun retour ne vous attend.')).toBeTruthy()
    expect(screen.getByText('sur les retours')).toBeTruthy() // help
  })
})
