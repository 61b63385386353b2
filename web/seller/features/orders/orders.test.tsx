import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import * as files from '@/lib/save-file'
import { linkError, toParcel } from './carriers'
import { earning, head, order } from './fixture'
import { OrderPage } from './OrderPage'
import { Orders } from './Orders'
import * as queries from './queries'
import { stateOf } from './state'

const LIST = '/v1/seller/shops/s1/orders'
const counts = { to_ship: 1, shipped: 12, cancelled: 0, all: 13 }
const page = (data: (typeof head)[]) => ({
  data,
  total: data.length,
  pageCount: 1,
  currentPage: 1,
  from: 1,
  to: data.length,
  counts,
})

const showList = (answer: unknown, query = '') => {
  const state = stateOf(new URLSearchParams(query))
  const onSearch = vi.fn()
  showInSpace(<Orders shopId="s1" path="/espace/commandes" state={state} onSearch={onSearch} />, {
    [queries.ordersQuery('s1', state).queryKey[0]]: answer,
  })
  return onSearch
}

describe('the list of orders', () => {
  it('praises a shop that shipped everything, not one that has sold nothing yet', () => {
    showList(page([]))
    expect(screen.getByText('Tout est parti. Bravo!')).toBeTruthy()
    cleanup()
    showList({ ...page([]), counts: { to_ship: 0, shipped: 0, cancelled: 0, all: 0 } })
    expect(screen.getByText('Vos premières commandes paraîtront ici.')).toBeTruthy()
  })

  it('shows first what is to ship, and how many each state holds', () => {
    showList(page([{ ...head, shipBy: '2026-11-16', late: true }]))
    const filters = within(screen.getByRole('navigation', { name: 'État des commandes' })).getAllByRole('link')
    expect(
      filters.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['À expédier1', '/espace/commandes', 'page'],
      ['Expédiées12', '/espace/commandes?etat=shipped', null],
      ['Annulées0', '/espace/commandes?etat=cancelled', null],
      ['Toutes13', '/espace/commandes?etat=all', null],
    ])
    const cells = within(screen.getByRole('table', { name: '1 commande' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      'RR-7KQ4-M2XD 1\u00a0message non lu',
      '9 nov. 2026',
      'Maude Tremblay',
      'Saint-Pascal (QC)',
      'À expédier',
      '16 nov. 2026 En retard',
      '4',
      '158,67\u00a0$',
    ])
    expect(screen.getByRole('link', { name: 'RR-7KQ4-M2XD' }).getAttribute('href')).toBe('/espace/commandes/o1')
  })

  it('says that a search found more than it counted', () => {
    showList({ ...page([head]), total: 501 }, 'q=tremblay')
    expect(screen.getByRole('table', { name: 'Plus de 500\u00a0commandes' })).toBeTruthy()
  })

  it('tells what is left to the shop, for who may see money', () => {
    showList(
      page([
        { ...head, net: 109.69 },
        { ...head, id: 'o2', reference: 'RR-2' },
      ]),
    )
    expect(screen.getByRole('columnheader', { name: 'Net' })).toBeTruthy()
    const nets = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)
    expect(nets).toEqual(['Net', '109,69\u00a0$', '–'])
  })

  it('prints the slips of all that waits, and exports what is listed', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const slips = vi.spyOn(queries, 'fetchSlips').mockResolvedValue(new Blob())
    const file = vi.spyOn(queries, 'fetchOrdersFile').mockResolvedValue(new Blob())
    showList(page([head]), 'etat=all')
    fireEvent.click(screen.getByRole('button', { name: 'Imprimer les bordereaux' }))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(expect.any(Blob), 'bordereaux.pdf'))
    fireEvent.click(screen.getByRole('button', { name: 'Exporter (CSV)' }))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(expect.any(Blob), 'commandes.csv'))
    expect(slips).toHaveBeenCalledExactlyOnceWith('s1')
    expect(file).toHaveBeenCalledExactlyOnceWith('s1', { filter: 'all', search: '', page: 1 })
  })

  it('tells until when an order is to leave, and that it is late', () => {
    showOrder({ shipBy: '2026-11-16', late: true })
    expect(screen.getByText('À expédier au plus tard le 16 novembre 2026')).toBeTruthy()
    expect(screen.getByText('En retard')).toBeTruthy()
  })

  it('searches within the state on screen', () => {
    const onSearch = showList(page([]), 'etat=all&q=roy')
    expect(screen.getByText('Rien ne correspond à « roy ».')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher une commande' }), { target: { value: ' RR-7K ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Chercher' }))
    expect(onSearch).toHaveBeenCalledWith('/espace/commandes?etat=all&q=RR-7K')
    expect(screen.getByRole('link', { name: 'Effacer la recherche' }).getAttribute('href')).toBe(
      '/espace/commandes?etat=all',
    )
  })

  it('reads its state in the address, and the usual for what it cannot be', () => {
    expect(stateOf(new URLSearchParams('etat=shipped&q=+roy+&page=3'))).toEqual({
      filter: 'shipped',
      search: 'roy',
      page: 3,
    })
    expect(stateOf(new URLSearchParams('etat=perdue&page=-1'))).toEqual({ filter: 'to_ship', search: '', page: 1 })
  })
})

const showOrder = (part: Partial<typeof order> = {}, brings: Partial<typeof earning> = {}) =>
  showInSpace(
    <OrderPage shopId="s1" orderId="o1" back="/espace/commandes">
      <p>conversation</p>
    </OrderPage>,
    {
      [`${LIST}/o1`]: { ...order, ...part },
      [queries.earningQuery('s1', 'o1').queryKey[0]]: { ...earning, ...brings },
      '/v1/seller/shops/s1/carriers': [{ code: 'canada_post', name: 'Postes Canada', trackingTemplate: '' }],
    },
  )
const openDialog = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  return within(screen.getByRole('dialog'))
}

describe('an order', () => {
  it('leads to what the same person ordered before', () => {
    const before = { id: 'o0', reference: 'RR-0', createdAt: '2026-10-09T15:00:00Z', total: 40 }
    showOrder({
      earlier: { count: 12, orders: [{ ...before, status: 'completed', deliveryMethod: 'pickup' }] },
    })
    const panel = within(screen.getByRole('region', { name: '13e commande de cette personne' }))
    expect(panel.getByRole('link', { name: 'RR-0' }).getAttribute('href')).toBe('/espace-vendeur/commandes/o0')
    expect(panel.getByText('9 oct. 2026, 40,00 $ (remise)')).toBeTruthy()
    expect(panel.getByText('et 11 autres, plus anciennes')).toBeTruthy()
  })

  it('says nothing of a first order', () => {
    showOrder()
    expect(screen.queryByText(/commande de cette personne/)).toBeNull()
  })

  it('tells what became of each unit, where it goes and what it brings', () => {
    showOrder()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande RR-7KQ4-M2XD')
    const [cup] = within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('listitem')
    expect(cup?.textContent).toContain('2 à expédier')
    expect(cup?.textContent).toContain('1\u00a0expédiée')
    expect(screen.getByRole('link', { name: 'Suivre le colis 7023' }).getAttribute('rel')).toBe('noreferrer')
    expect(screen.getByText(/^Saint-Pascal \(QC\)\s+G0L 3Y0$/)).toBeTruthy()
    const sums = within(screen.getByRole('region', { name: 'Montants de votre boutique' }))
    expect(sums.getByText('\u221236,79 $')).toBeTruthy()
    expect(sums.getByText('121,88 $')).toBeTruthy()
    expect(sums.getByText(/Annulation, 36,79 \$ \(Fait\)/)).toBeTruthy()
    expect(screen.getByText('conversation')).toBeTruthy()
  })

  it('tells what is left to the shop, and where that money is', () => {
    showOrder()
    const panel = screen.getByRole('region', { name: 'Ce que cette commande vous rapporte' }).textContent
    for (const words of ['Commission\u221213,80', 'Taxes sur la commission\u22122,07', 'Net pour vous109,69', 'Retenu'])
      expect(panel).toContain(words)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that it is a gift, and which words go with it', () => {
    showOrder({ gift: { message: 'Bonne fête, Rose!' } })
    const panel = screen.getByRole('region', { name: 'Cadeau' }).textContent
    expect(panel).toContain('ni prix ni facture')
    expect(panel).toContain('Bonne fête, Rose!')
  })

  it('says that the payment is contested, what is kept back and until when', () => {
    showOrder({}, { reserved: 80, contest: { state: 'needs_answer', reserved: 80, dueAt: '2026-11-24T15:00:00Z' } })
    const notice = screen.getByRole('alert').textContent
    expect(notice).toContain('Ce paiement est contesté')
    expect(notice).toContain('80,00\u00a0$ de votre solde sont réservés')
    expect(notice).toContain('avant le 24 novembre 2026')
  })

  it('offers nothing to do when nothing is left', () => {
    showOrder({ canShip: false, canCancel: false })
    expect(screen.queryByRole('button', { name: 'Expédier' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Annuler des unités' })).toBeNull()
  })

  it('downloads its papers with the seller’s token', async () => {
    const paper = vi.spyOn(queries, 'fetchPaper').mockResolvedValue(new Blob())
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    showOrder()
    fireEvent.click(screen.getByRole('button', { name: 'Bordereau d’expédition (PDF)' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.any(Blob), 'bordereau-RR-7KQ4-M2XD.pdf'))
    expect(paper).toHaveBeenCalledWith('s1', 'o1', 'packing-slip')
  })
})

describe('shipping', () => {
  it('starts with everything that is left, and sends what was chosen with what was seen', async () => {
    const ship = vi.spyOn(queries, 'shipUnits').mockResolvedValue({ ...order, status: 'completed', canShip: false })
    showOrder()
    const dialog = openDialog('Expédier')
    expect(dialog.getByRole('button', { name: 'Expédier 3\u00a0unités' })).toBeTruthy()
    fireEvent.click(
      within(dialog.getByRole('group', { name: 'Unités de Tasse trempée, Bleu marée' })).getByRole('button', {
        name: 'Retirer un',
      }),
    )
    fireEvent.change(dialog.getByLabelText('Transporteur'), { target: { value: 'canada_post' } })
    fireEvent.change(dialog.getByLabelText(/^Numéro de suivi/), { target: { value: ' 7024 ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Expédier 2\u00a0unités' }))
    await waitFor(() => expect(ship).toHaveBeenCalledTimes(1))
    expect(ship).toHaveBeenCalledWith('s1', 'o1', {
      items: [
        { itemId: 'i1', quantity: 1, left: 2 },
        { itemId: 'i2', quantity: 1, left: 1 },
      ],
      carrier: 'canada_post',
      trackingNumber: '7024',
      trackingLink: '',
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Expédier' })).toBeNull())
  })

  it('sends no empty parcel and no broken link, and tells a refusal in the dialog', async () => {
    const ship = vi
      .spyOn(queries, 'shipUnits')
      .mockRejectedValue(new ApiError(409, { detail: 'Cette commande a changé entre-temps.' }))
    showOrder()
    const dialog = openDialog('Expédier')
    fireEvent.change(dialog.getByLabelText('Transporteur'), { target: { value: 'other' } })
    fireEvent.change(dialog.getByLabelText(/^Lien de suivi/), { target: { value: 'suivi.test' } })
    fireEvent.click(dialog.getByRole('button', { name: /^Expédier 3/ }))
    expect(dialog.getByText('Le lien doit être une adresse complète, commençant par https://')).toBeTruthy()
    expect(ship).not.toHaveBeenCalled()
    fireEvent.change(dialog.getByLabelText(/^Lien de suivi/), { target: { value: 'https://suivi.test/1' } })
    fireEvent.click(dialog.getByRole('button', { name: /^Expédier 3/ }))
    expect(await dialog.findByText('Cette commande a changé entre-temps.')).toBeTruthy()
    for (const less of dialog.getAllByRole('button', { name: 'Retirer un' })) {
      fireEvent.click(less)
      fireEvent.click(less)
    }
    fireEvent.click(dialog.getByRole('button', { name: 'Expédier' }))
    expect(dialog.getByText('Mettez au moins une unité dans le colis.')).toBeTruthy()
    expect(ship).toHaveBeenCalledTimes(1)
  })

  it('names a carrier by its code, another by its name, and none at all', () => {
    const typed = { name: ' Bixi ', number: ' 1 ', link: '' }
    expect(toParcel({ carrier: 'ups', ...typed })).toEqual({ carrier: 'ups', trackingNumber: '1', trackingLink: '' })
    expect(toParcel({ carrier: 'other', ...typed })).toEqual({
      carrierName: 'Bixi',
      trackingNumber: '1',
      trackingLink: '',
    })
    expect(toParcel({ carrier: '', ...typed })).toEqual({})
    expect(linkError({ carrier: '', ...typed, link: 'ftp://x' })).toBeUndefined()
    expect(linkError({ carrier: 'ups', ...typed, link: 'javascript:alert(1)' })).toBeTruthy()
  })
})

describe('a parcel that left', () => {
  it('is corrected from what it is, with the customer told', async () => {
    const correct = vi.spyOn(queries, 'correctParcel').mockResolvedValue(order)
    showOrder()
    const dialog = openDialog('Corriger le suivi')
    expect((dialog.getByLabelText('Transporteur') as HTMLSelectElement).value).toBe('canada_post')
    fireEvent.change(dialog.getByLabelText(/^Numéro de suivi/), { target: { value: '7099' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Corriger le suivi' }))
    await waitFor(() =>
      expect(correct).toHaveBeenCalledWith('s1', 'o1', 'c1', {
        carrier: 'canada_post',
        trackingNumber: '7099',
        trackingLink: '',
      }),
    )
  })

  it('is undone, or the refusal is told', async () => {
    const undo = vi
      .spyOn(queries, 'undoParcel')
      .mockRejectedValueOnce(new ApiError(409, { detail: 'Ce délai est passé.' }))
      .mockResolvedValueOnce({ ...order, shipments: [] })
    showOrder()
    const dialog = openDialog('Annuler l’envoi')
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }))
    expect(await dialog.findByText('Ce délai est passé.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Colis partis' })).toBeNull())
    expect(undo).toHaveBeenCalledWith('s1', 'o1', 'c1')
  })

  it('stays as it is after a day', () => {
    showOrder({ shipments: [{ ...order.shipments[0]!, changeableUntil: null }] })
    expect(screen.queryByRole('button', { name: 'Annuler l’envoi' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Suivre le colis 7023' })).toBeTruthy()
  })
})

describe('cancelling', () => {
  it('tells what the customer gets back before, and asks for a reason', async () => {
    const preview = vi.fn(async () => ({ goods: 32, shipping: 0, taxes: { gst_hst: 1.6, qst: 3.19 }, total: 36.79 }))
    vi.spyOn(queries, 'refundPreviewQuery').mockImplementation((...key) => ({
      queryKey: ['refund preview', ...key],
      queryFn: preview,
    }))
    const cancel = vi.spyOn(queries, 'cancelUnits').mockResolvedValue({ ...order, canCancel: false })
    showOrder()
    const dialog = openDialog('Annuler des unités')
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler des unités' }))
    expect(dialog.getByText('Choisissez au moins une unité.')).toBeTruthy()
    expect(dialog.getByText('Ce champ est obligatoire.')).toBeTruthy()
    fireEvent.click(
      within(dialog.getByRole('group', { name: 'Unités de Bol à soupe à annuler' })).getByRole('button', {
        name: 'Ajouter un',
      }),
    )
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Annuler 1\u00a0unité' })
    expect(submit.disabled).toBe(true) // nobody has seen the refund yet
    expect(await dialog.findByText('36,79 $')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('Motif'), { target: { value: ' Brisé au four. ' } })
    fireEvent.click(submit)
    await waitFor(() =>
      expect(cancel).toHaveBeenCalledWith('s1', 'o1', [{ itemId: 'i2', quantity: 1, left: 1 }], 'Brisé au four.'),
    )
  })

  it('waits for the refund of what is chosen now, and says why there is none', async () => {
    const amounts = { goods: 32, shipping: 0, taxes: { gst_hst: 1.6, qst: 3.19 }, total: 36.79 }
    const preview = vi
      .fn()
      .mockResolvedValueOnce(amounts)
      .mockRejectedValue(new ApiError(409, { detail: 'Trop tard.' }))
    vi.spyOn(queries, 'refundPreviewQuery').mockImplementation((...key) => ({
      queryKey: ['refund preview', ...key],
      queryFn: preview,
    }))
    showOrder()
    const dialog = openDialog('Annuler des unités')
    const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Annuler \d/ })
    const [add, another] = dialog.getAllByRole('button', { name: 'Ajouter un' })
    fireEvent.click(add!)
    await waitFor(() => expect(submit().disabled).toBe(false))
    fireEvent.click(another!)
    expect([submit().disabled, dialog.queryByText('36,79 $') !== null]).toEqual([true, true])
    expect((await dialog.findByRole('alert')).textContent).toBe('Trop tard.')
    expect([submit().disabled, dialog.queryByText('36,79 $')]).toEqual([true, null])
  })
})
