import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { t } from '#i18n/order'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { publicOrder, wholeOrder } from './fixture'
import { OrderDetail } from './OrderDetail'
import * as queries from './queries'
import { Thanks } from './Thanks'
import { nameOf, Tracking } from './Tracking'

function show(ui: React.ReactNode, token?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const invoice = { id: 'f1', number: '000042', orderId: 'o1', storeId: 's1', storeName: 'Atelier Batture', issuedAt: '', total: 98.31, url: '/v1/stores/s1/invoices/f1/pdf?jeton=t' }
  client.setQueryData(queries.invoicesQuery('o1', token).queryKey, [invoice])
  return renderOnSite(<QueryClientProvider client={client}>{ui}</QueryClientProvider>, { path: '/suivi-de-commande' })
}

describe('the states of an order and its items', () => {
  it('have the words of the specification', () => {
    expect(t.itemStatus).toEqual({
      processing: 'En traitement', cancelled: 'Annulé', shipped: 'Expédié', return_requested: 'Retour demandé',
      return_denied: 'Retour refusé', pending_return: 'A retourner', returned: 'Retourné',
    })
    expect(Object.keys(t.status)).toEqual(['pending', 'paid', 'failed', 'dispatched', 'partially_shipped', 'completed', 'cancelled'])
  })
})

describe('an order that is followed', () => {
  it('shows items, states and parcels shop by shop', () => {
    show(<OrderDetail order={publicOrder} token={undefined} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commande RR-7KQ4-M2XD')
    expect(screen.getByText('Partiellement expédiée')).toBeTruthy()
    const shop = within(screen.getByRole('region', { name: 'Articles de Atelier Batture' }))
    expect(shop.getByText('Expédié')).toBeTruthy()
    expect(shop.getByText('Expédié le 11 novembre 2026, Postes Canada')).toBeTruthy()
    const parcel = shop.getByRole('link', { name: 'Suivre le colis 7023' })
    expect([parcel.getAttribute('href'), parcel.getAttribute('rel')]).toEqual(['https://suivi.test/7023', 'noreferrer'])
    expect(screen.getByText('En attente de la réponse de la boutique.')).toBeTruthy()
  })

  it('says nothing of sums, addresses or invoices to who only knows its reference', () => {
    show(<OrderDetail order={publicOrder} token={undefined} />)
    expect(screen.queryByText('Adresse de livraison')).toBeNull()
    expect(screen.queryByText('TVQ')).toBeNull()
    expect(screen.queryByText('Factures')).toBeNull()
  })

  it('shows its buyer the whole of it, with an invoice per shop', () => {
    show(<OrderDetail order={wholeOrder} token="t" />, 't')
    expect(screen.getByRole('region', { name: 'Adresse de livraison' }).textContent).toContain('Saint-Pascal (QC)')
    expect(within(screen.getByRole('region', { name: 'Montants' })).getByText('98,31 $')).toBeTruthy()
    const invoice = screen.getByRole('link', { name: /Facture de Atelier Batture/ })
    expect(invoice.getAttribute('href')).toBe('/v1/stores/s1/invoices/f1/pdf?jeton=t')
    expect(invoice.hasAttribute('download')).toBe(true)
  })
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

  it('looks a guest’s order up without putting the address in the address bar', async () => {
    const lookUp = vi.spyOn(queries, 'lookUp').mockResolvedValue({ ...wholeOrder, token: 't' })
    const { navigator } = show(<Tracking />)
    ask('RR-7KQ4-M2XD', 'maude@courriel.ca')
    await vi.waitFor(() => expect(navigator.asked).toEqual(['/suivi-de-commande?commande=o1&jeton=t']))
    expect(lookUp).toHaveBeenCalledWith('RR-7KQ4-M2XD', 'maude@courriel.ca')
  })

  it('never says which part was wrong', async () => {
    vi.spyOn(queries, 'lookUp').mockRejectedValue(new ApiError(404, { code: 'order_not_found' }))
    show(<Tracking />)
    ask('RR-7KQ4-M2XD', 'autre@courriel.ca')
    expect(await screen.findByText('Aucune commande ne correspond. Vérifiez la référence et, s’il y a lieu, le courriel.')).toBeTruthy()
  })
})

describe('the thank-you page', () => {
  it('says where the confirmation went and leads to the tracking', () => {
    show(<Thanks order={{ ...wholeOrder, status: 'paid' }} token="t" />)
    expect(screen.getByText(/maude@courriel.ca/)).toBeTruthy()
    expect(screen.getByText('Les 2 boutiques ont été prévenues et préparent vos colis.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href')).toBe('/suivi-de-commande?commande=o1&jeton=t')
  })

  it('does not thank for what was not paid', () => {
    show(<Thanks order={{ ...publicOrder, status: 'failed' }} token={undefined} />)
    expect(screen.queryByText('Merci pour votre commande!')).toBeNull()
    expect(screen.getByRole('link', { name: 'Retourner à la caisse' }).getAttribute('href')).toBe('/panier')
  })

  it('says that a payment is being verified', () => {
    show(<Thanks order={{ ...publicOrder, status: 'pending' }} token={undefined} />)
    expect(screen.getByText(/en cours de vérification/)).toBeTruthy()
  })
})
