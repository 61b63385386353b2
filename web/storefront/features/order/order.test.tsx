import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { t } from '#i18n/order'
import { ApiError } from '@/api/client'
import type { Session } from '@/session/session'
import { RefillCartContext } from '@/storefront/add-to-cart'
import { renderOnSite } from '@/storefront/testing'
import * as toasts from '@/ui/toast'
import { readsOneOf } from '@/api/invalidate'
import * as files from '@/lib/save-file'
import { BoughtOrder } from './BoughtOrder'
import { boughtOrder, publicOrder } from './fixture'
import { OrderDetail } from './OrderDetail'
import { OrdersTable } from './OrdersTable'
import * as queries from './queries'
import { Thanks } from './Thanks'
import { nameOf, Tracking } from './Tracking'
import type { Order, Refund } from './types'

function show(ui: React.ReactNode, order = boughtOrder) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  for (const access of [{ token: 't' }, { userId: 'u1' }])
    client.setQueryData(queries.boughtQuery('o1', access).queryKey, order)
  return renderOnSite(<QueryClientProvider client={client}>{ui}</QueryClientProvider>, {
    path: '/suivi-de-commande',
    session: {} as Session, // nobody signs in here
  })
}

describe('the states of an order and its items', () => {
  it('have the words of the specification', () => {
    expect(t.itemStatus).toEqual({
      processing: 'En traitement',
      cancelled: 'Annulé',
      shipped: 'Expédié',
      return_requested: 'Retour demandé',
      return_denied: 'Retour refusé',
      pending_return: 'A retourner',
      returned: 'Retourné',
    })
    expect(Object.keys(t.status)).toEqual([
      'pending',
      'paid',
      'failed',
      'dispatched',
      'partially_shipped',
      'completed',
      'cancelled',
    ])
  })
})

describe('an order that is followed', () => {
  it('shows items, states and parcels shop by shop', () => {
    show(<OrderDetail order={publicOrder} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande RR-7KQ4-M2XD')
    expect(screen.getByText('Partiellement expédiée')).toBeTruthy()
    const shop = within(screen.getByRole('region', { name: 'Articles d’Atelier Batture' }))
    expect(shop.getByText('Expédié')).toBeTruthy()
    expect(shop.getByText('Expédié le 11 novembre 2026, Postes Canada')).toBeTruthy()
    const parcel = shop.getByRole('link', { name: 'Suivre le colis 7023' })
    expect([parcel.getAttribute('href'), parcel.getAttribute('rel')]).toEqual(['https://suivi.test/7023', 'noreferrer'])
    expect(screen.getByText(/En attente de la réponse de la boutique\./)).toBeTruthy()
  })

  it('says nothing of sums, addresses or invoices to who only knows its reference', () => {
    show(<OrderDetail order={publicOrder} />)
    expect(screen.queryByText('Adresse de livraison')).toBeNull()
    expect(screen.queryByText('TVQ')).toBeNull()
    expect(screen.queryByText('Factures')).toBeNull()
  })

  it('shows its buyer the whole of it, and the way to each shop', () => {
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />)
    expect(screen.getByRole('region', { name: 'Adresse de livraison' }).textContent).toContain('Saint-Pascal (QC)')
    expect(within(screen.getByRole('region', { name: 'Montants' })).getByText('98,31 $')).toBeTruthy()
    const [first, second] = screen.getAllByRole('link', { name: /Écrire à la boutique/ })
    expect(first?.getAttribute('href')).toBe('/compte/mes-commandes/o1/boutique/atelier-batture')
    expect(first?.textContent).toContain('2 messages non lus')
    expect(second?.textContent).toBe('Écrire à la boutique')
    expect(screen.getByRole('link', { name: 'Retourner des articles' }).getAttribute('href')).toBe(
      '/compte/commandes/nouveau-retour/o1',
    )
    expect(screen.getByText('(1 unité, 12 novembre 2026)')).toBeTruthy()
  })

  it('repeats to its buyer the words of a gift', () => {
    const gift = { message: 'Bonne fête, Rose!' }
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />, { ...boughtOrder, gift })
    expect(screen.getByRole('region', { name: 'Cadeau' }).textContent).toContain('Bonne fête, Rose!')
  })

  it('tells its buyer when a parcel should arrive, and when that is later than planned', () => {
    const arrival = { from: '2026-11-20', to: '2026-11-24' }
    const [batture, other] = boughtOrder.stores
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />, {
      ...boughtOrder,
      stores: [
        { ...batture!, arrival },
        { ...other!, arrival, arrivesLate: true },
      ],
    })
    expect(screen.getByText(/Arrivée prévue du 20 au 24 novembre\./)).toBeTruthy()
    expect(screen.getByText(/arrivée maintenant attendue du 20 au 24 novembre/)).toBeTruthy()
  })

  it('tells its buyer why the shop denied a return or cancelled units', () => {
    const [cups, honey] = boughtOrder.items
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />, {
      ...boughtOrder,
      items: [
        { ...cups!, quantityCancelled: 1, cancelReason: 'Une tasse est fêlée.' },
        {
          ...honey!,
          status: 'return_denied',
          denyReason: 'Le pot est ouvert.',
          returnItem: { ...honey!.returnItem!, status: 'returnDenied' },
        },
      ],
    })
    expect(screen.getByText('1 sur 2 annulée. Motif de l’annulation : Une tasse est fêlée.')).toBeTruthy()
    expect(screen.getByText('Motif du refus : Le pot est ouvert.')).toBeTruthy()
  })

  it('says how many units of a line have left', () => {
    const [cups] = boughtOrder.items
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />, {
      ...boughtOrder,
      items: [{ ...cups!, status: 'processing', quantity: 3, quantityShipped: 2 }],
    })
    expect(screen.getByText('2 sur 3 expédiées. Le reste suivra.')).toBeTruthy()
    expect(screen.queryByText('La boutique prépare votre colis.')).toBeNull()
  })

  it('keeps a guest behind the signed link', () => {
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />)
    const [first] = screen.getAllByRole('link', { name: /Écrire à la boutique/ })
    expect(first?.getAttribute('href')).toBe('/suivi-de-commande?commande=o1&jeton=t&boutique=atelier-batture')
    expect(screen.getByRole('link', { name: 'Retourner des articles' }).getAttribute('href')).toBe(
      '/suivi-de-commande?commande=o1&jeton=t&retour=nouveau',
    )
  })

  it('hands an invoice over as a file', async () => {
    const file = new Blob(['%PDF'])
    const fetched = vi.spyOn(queries, 'fetchInvoice').mockResolvedValue(file)
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue(undefined)
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />)
    fireEvent.click(screen.getByRole('button', { name: /Facture d’Atelier Batture/ }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(file, 'facture-000042.pdf'))
    expect(fetched).toHaveBeenCalledWith('s1', 'f1', { userId: 'u1' })
  })
})

describe('the invoices of an order', () => {
  it('are one when it is of one shop', () => {
    show(<BoughtOrder orderId="o1" access={{ userId: 'u1' }} back={{}} />, {
      ...boughtOrder,
      stores: boughtOrder.stores.slice(0, 1),
    })
    expect(screen.getAllByRole('button', { name: /^Facture/ }).map((button) => button.textContent)).toEqual([
      expect.stringContaining('Facture de la commande'),
    ])
  })
})

describe('the list of orders', () => {
  const head = {
    id: 'o1',
    reference: 'RR-7KQ4-M2XD',
    createdAt: '2026-11-09T15:00:00Z',
    status: 'partially_shipped' as const,
    total: 98.31,
    units: 3,
    netTotal: 98.31,
    unreadMessages: 1,
    thumbnails: ['/a.webp', '/b.webp', '/c.webp', '/d.webp', '/e.webp'],
  }

  it('tells date, reference, total and status, and what waits to be read', () => {
    show(<OrdersTable orders={[head]} label="Mes commandes" />)
    const cells = within(screen.getByRole('table', { name: 'Mes commandes' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      'RR-7KQ4-M2XD1 message non lu+1',
      '9 novembre 2026',
      'Partiellement expédiée',
      '98,31\u00a0$',
    ])
    expect(screen.getByRole('link', { name: 'RR-7KQ4-M2XD' }).getAttribute('href')).toBe('/compte/mes-commandes/o1')
    expect(document.querySelectorAll('table img')).toHaveLength(4)
  })
})

describe('refunds of an order', () => {
  const refund: Refund = {
    id: 'r1',
    createdAt: '2026-11-16T15:00:00Z',
    storeId: 's1',
    storeName: 'Atelier Batture',
    lines: [{ itemId: 'i1', productName: 'Tasse trempée', variantName: 'Bleu marée', quantity: 1 }],
    goods: 38,
    shipping: 0,
    taxes: { gst_hst: 1.9, qst: 3.79 },
    contribution: 0,
    total: 43.69,
    cardBrand: 'visa',
    cardLast4: '4242',
    status: 'owed',
    creditNote: { id: 'n1', number: 'NC-000007', issuedAt: '2026-11-16T15:00:00Z', url: '' },
  }
  const refunded = { ...boughtOrder, refunds: [refund], netTotal: 54.62 }

  it('say what comes back, where and when, with the net total and the credit note', () => {
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />, refunded)
    const part = within(screen.getByRole('region', { name: 'Remboursements' }))
    part.getByText('Remboursé le 16 novembre 2026')
    part.getByText(/43,69 \$ sur votre carte Visa se terminant par 4242, dans 5 à 10 jours ouvrables/)
    part.getByRole('button', { name: /Note de crédit.*NC-000007/ })
    within(screen.getByRole('region', { name: 'Montants' })).getByText('54,62 $')
    screen.getByRole('button', { name: /Facture de la commande/ })
  })

  it('no longer say when the money comes, once the bank has had its time', () => {
    const done = { ...refund, status: 'sent' as const, createdAt: '2026-01-16T15:00:00Z' }
    vi.setSystemTime('2026-11-20T15:00:00Z')
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />, { ...refunded, refunds: [done] })
    vi.useRealTimers()
    expect(screen.getAllByText(/43,69 \$ remis sur votre carte Visa se terminant par 4242/)).toHaveLength(2)
    expect(screen.queryByText(/jours ouvrables/)).toBeNull()
  })

  it('show on the line they pay back', () => {
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />, refunded)
    expect(screen.getAllByText(/sur votre carte Visa se terminant par 4242/)).toHaveLength(2)
  })
})

describe('reads of orders', () => {
  it.each([
    ['/v1/orders?page=1', true],
    ['/v1/orders/o1/detail?jeton=t', true],
    ['/v1/users/u1/order/o1/detail', true],
    ['/v1/return-requests/order/o1', true],
    ['/v1/orders/reference/RR/detail', false],
    ['/v1/users/u1/wishlists', false],
  ])('%s is made again after a change: %s', (address, again) =>
    expect(readsOneOf(queries.ORDER_PATHS, address)).toBe(again),
  )
})

describe('the tracking page', () => {
  it('reads which order an address names', () => {
    expect(nameOf(new URLSearchParams('commande=o1&jeton=t'))).toEqual({ id: 'o1', token: 't' })
    expect(nameOf(new URLSearchParams('reference=RR-1'))).toEqual({ reference: 'RR-1' })
    expect(nameOf(new URLSearchParams(''))).toBeUndefined()
  })

  const ask = (reference: string, email = '') => {
    fireEvent.change(screen.getByLabelText('Référence de la commande'), { target: { value: reference } })
    fireEvent.change(screen.getByLabelText(/Courriel de la commande/), { target: { value: email } })
    fireEvent.click(screen.getByRole('button', { name: 'Suivre' }))
  }

  it('asks for a reference, and checks the address when one is given', () => {
    show(<Tracking />)
    ask('', 'maude@')
    expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
    expect(screen.getByText('Veuillez entrer un courriel valide')).toBeTruthy()
  })

  it('goes to the address of the reference', () => {
    const { navigator } = show(<Tracking />)
    ask(' RR-7KQ4-M2XD ')
    expect(navigator.asked).toEqual(['/suivi-de-commande?reference=RR-7KQ4-M2XD'])
  })

  it('finds a guest’s order without putting the address in the address bar', async () => {
    const lookUp = vi
      .spyOn(queries, 'lookUp')
      .mockResolvedValue({ ...boughtOrder, items: publicOrder.items, refunds: [], token: 't' })
    const { navigator } = show(<Tracking />)
    ask('RR-7KQ4-M2XD', 'maude@courriel.ca')
    await vi.waitFor(() => expect(navigator.asked).toEqual(['/suivi-de-commande?commande=o1&jeton=t']))
    expect(lookUp).toHaveBeenCalledWith('RR-7KQ4-M2XD', 'maude@courriel.ca')
  })

  it('never says which part was wrong', async () => {
    vi.spyOn(queries, 'lookUp').mockRejectedValue(new ApiError(404, { code: 'order_not_found' }))
    show(<Tracking />)
    ask('RR-7KQ4-M2XD', 'autre@courriel.ca')
    expect(
      await screen.findByText('Aucune commande ne correspond. Vérifiez la référence et, s’il y a lieu, le courriel.'),
    ).toBeTruthy()
  })
})

describe('buying an order again', () => {
  const again = async (refused: string[]) => {
    const refill = vi.fn(async () => refused)
    show(
      <RefillCartContext value={refill}>
        <BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />
      </RefillCartContext>,
      { ...boughtOrder, items: boughtOrder.items.map((item, n) => ({ ...item, variantId: `v${n}` })) },
    )
    const said = vi.spyOn(toasts, 'toast').mockReset()
    fireEvent.click(screen.getByRole('button', { name: 'Acheter de nouveau' }))
    await vi.waitFor(() => expect(refill).toHaveBeenCalled())
    return said
  }

  it('says what is no longer offered', async () => {
    const said = await again(['v1'])
    const text = 'Le reste est dans votre panier. N’est plus offert\u00a0: Miel de trèfle.'
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('success', text))
  })

  it('says when nothing is', async () => {
    const said = await again(['v0', 'v1'])
    const text = 'Plus rien de cette commande n’est offert en ce moment.'
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('error', text))
  })
})

describe('cancelling an order that was not shipped', () => {
  const waiting = boughtOrder.items.map((item) => ({ ...item, status: 'processing' as const, quantityShipped: 0 }))
  const [batture, rang4] = boughtOrder.stores
  const order = {
    ...boughtOrder,
    cancelRefund: 98.31,
    items: waiting,
    stores: [{ ...batture!, cancelRefund: 61.2 }, rang4!],
  }
  const open = () => show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />, order)

  it('says what comes back on which card before anything is done', async () => {
    const cancel = vi.spyOn(queries, 'cancelOrder').mockReturnValue(new Promise(() => {}))
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Annuler la commande' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/98,31\s\$ vous seront remboursés sur votre carte Visa se terminant par 4242/)).toBeTruthy()
    expect(dialog.getByText('Tasse trempée × 2')).toBeTruthy()
    expect(cancel).not.toHaveBeenCalled()
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledWith('o1', { token: 't' }, undefined))
  })

  it('gives up one shop alone where it may, and nothing when everything is kept', async () => {
    const cancel = vi.spyOn(queries, 'cancelOrder').mockReturnValue(new Promise(() => {}))
    cancel.mockClear()
    open()
    const buttons = screen.getAllByRole('button', { name: 'Annuler ces articles' })
    expect(buttons).toHaveLength(1)
    fireEvent.click(buttons[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Annuler les articles d’Atelier Batture?' }))
    expect(dialog.queryByText(/Miel/)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Tout garder' }))
    fireEvent.click(buttons[0]!)
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler ces articles' }))
    await vi.waitFor(() => expect(cancel.mock.calls).toEqual([['o1', { token: 't' }, 's1']]))
  })

  it('is not offered once a parcel left', () => {
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={{}} />)
    expect(screen.queryByRole('button', { name: /Annuler/ })).toBeNull()
  })
})

describe('the thank-you page', () => {
  it('says where the confirmation went and leads to the tracking', () => {
    const order = { ...boughtOrder, status: 'paid' as const }
    show(<Thanks order={order as unknown as Order} whole={{ order, access: { token: 't' } }} />)
    expect(screen.getByText(/maude@courriel.ca/)).toBeTruthy()
    expect(screen.getByText('Les 2 boutiques ont été prévenues et préparent vos colis.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href')).toBe(
      '/suivi-de-commande?commande=o1&jeton=t',
    )
  })

  it('shows the buyer every sum, the card, the addresses and what each shop does next', () => {
    const whole = { order: boughtOrder, access: { token: 't' } }
    show(<Thanks order={boughtOrder as unknown as Order} whole={whole} />)
    const shop = within(screen.getByRole('region', { name: 'Articles d’Atelier Batture' }))
    expect(shop.getByText('Total d’Atelier Batture').nextElementSibling!.textContent).toBe('98,31\u00a0$')
    expect(shop.getByText('Tout a été expédié. Retour possible jusqu’au 11 décembre 2026.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Paiement' }).textContent).toContain('Visa se terminant par 4242')
    expect(screen.getByRole('region', { name: 'Adresse de livraison' }).textContent).toContain('Saint-Pascal (QC)')
    expect(within(screen.getByRole('region', { name: 'Montants' })).getByText('TVQ')).toBeTruthy()
  })

  it('lets a guest open an account with a password alone', async () => {
    const open = vi
      .spyOn(queries, 'openAccount')
      .mockResolvedValue({ status: 'code_sent', addressKept: false, cardKept: false })
    const onAccount = vi.fn()
    const whole = { order: boughtOrder, access: { token: 't' } }
    show(<Thanks order={boughtOrder as unknown as Order} whole={whole} onAccount={onAccount} />)
    const form = within(await screen.findByRole('region', { name: 'Gardez cette commande dans un compte' }))
    fireEvent.change(form.getByLabelText('Mot de passe'), { target: { value: 'un-deux-trois' } })
    fireEvent.click(form.getByRole('button', { name: 'Créer mon compte' }))
    await vi.waitFor(() => expect(onAccount).toHaveBeenCalled())
    expect(open).toHaveBeenCalledWith('o1', 't', 'un-deux-trois')
  })

  it('offers no account for an order that has one', () => {
    const whole = { order: { ...boughtOrder, hasAccount: true }, access: { token: 't' } }
    show(<Thanks order={boughtOrder as unknown as Order} whole={whole} onAccount={vi.fn()} />)
    expect(screen.queryByRole('region', { name: 'Gardez cette commande dans un compte' })).toBeNull()
  })

  it('does not thank for what was not paid', () => {
    show(<Thanks order={{ ...publicOrder, status: 'failed' }} />)
    expect(screen.queryByText('Merci pour votre commande!')).toBeNull()
    expect(screen.getByRole('link', { name: 'Retourner à la caisse' }).getAttribute('href')).toBe('/panier')
  })

  it('says that a payment is being verified', () => {
    show(<Thanks order={{ ...publicOrder, status: 'pending' }} />)
    expect(screen.getByText(/en cours de vérification/)).toBeTruthy()
  })
})

describe('what an order page says to its buyer', () => {
  const bought = (change: Partial<typeof boughtOrder>) => {
    const back = { href: '/', label: 'Retour' }
    show(<BoughtOrder orderId="o1" access={{ token: 't' }} back={back} />, { ...boughtOrder, ...change })
  }

  it('is what a line of several units comes to, and the price of one', () => {
    bought({})
    expect(screen.getByText(/^38,00\s\$ chacun$/).parentElement!.textContent).toBe('76,00\u00a0$38,00\u00a0$ chacun')
  })

  it('is that nothing was charged when the payment failed, with a way to order again', () => {
    bought({ status: 'failed' })
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Rien n’a été porté à votre carte.')).toBeTruthy()
    expect(alert.getByRole('button', { name: 'Commander à nouveau' })).toBeTruthy()
    expect(screen.queryByText('Expédié')).toBeNull()
  })

  it('is where an accepted return goes, by when, and what comes back', () => {
    const toSendBack = {
      quantity: 1,
      merchantName: 'Atelier Batture, s.e.n.c.',
      merchantAddress: '88, avenue Morel, Kamouraska (QC) G0L 1M0',
      before: '2026-12-15T15:00:00Z',
      refund: 43.69,
    }
    bought({ items: [{ ...boughtOrder.items[0]!, toSendBack }] })
    expect(screen.getByText(/88, avenue Morel/)).toBeTruthy()
    expect(screen.getByText(/avant le 15\sdécembre 2026/)).toBeTruthy()
    expect(screen.getByText(/43,69\s\$ vous seront remboursés, taxes comprises/)).toBeTruthy()
  })

  it('is where and when what was picked up is brought back', () => {
    const toSendBack = {
      quantity: 1,
      merchantName: 'Atelier Batture, s.e.n.c.',
      merchantAddress: '88, avenue Morel, Kamouraska (QC) G0L 1M0',
      place: '12, rue du Quai',
      hours: 'Le samedi',
      before: '2026-12-15T15:00:00Z',
      refund: 43.69,
    }
    bought({ items: [{ ...boughtOrder.items[0]!, toSendBack }] })
    expect(screen.getByText(/Rapportez-le à la boutique/)).toBeTruthy()
    expect(screen.getByText(/12, rue du Quai/)).toBeTruthy()
    expect(screen.getByText(/Heures\s: Le samedi/)).toBeTruthy()
    expect(screen.queryByText(/88, avenue Morel|preuve d’envoi/)).toBeNull()
  })
})

describe('the thank-you page of a new customer', () => {
  const account = { status: 'opened' as const, addressKept: true, cardKept: true }

  it('says what the account holds', () => {
    show(<Thanks order={publicOrder} account={account} />)
    expect(screen.getByText(/Votre adresse de livraison et votre carte y sont enregistrées\./)).toBeTruthy()
  })

  it('says that a code was sent where accounts are verified', () => {
    const order = { ...publicOrder, email: 'maude@courriel.ca' }
    show(<Thanks order={order} account={{ status: 'code_sent', addressKept: false, cardKept: false }} />)
    expect(screen.getByText(/Un code a été envoyé à maude@courriel\.ca/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Entrer le code' })
    expect(link.getAttribute('href')).toBe('/verification-de-compte')
  })
})
