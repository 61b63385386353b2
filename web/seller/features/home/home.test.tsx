import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showInSpace } from '@/seller/testing'
import { Home } from './Home'
import type { Home as HomeAnswer } from './queries'

const none = { count: 0, oldestAt: null }
const days = Array.from({ length: 30 }, (_, i) => ({
  date: `2026-11-${String(i + 1).padStart(2, '0')}`,
  amount: i === 29 ? 50 : 0,
  orders: i === 29 ? 2 : 0,
  units: 3,
}))
const quiet: HomeAnswer = {
  toShip: none,
  questions: none,
  reviews: none,
  returns: none,
  returnsToReceive: none,
  messages: none,
  vacationUntil: null,
  lowStock: { count: 0, variants: [] },
  sales: { days, now: { amount: 50, orders: 2, units: 3 }, before: { amount: 0, orders: 0, units: 0 } },
}
const show = (part: Partial<HomeAnswer>) =>
  showInSpace(<Home shopId="s1" />, { '/v1/seller/shops/s1/home': { ...quiet, ...part } })

describe('the first page', () => {
  it('says what waits, since when, and leads there', () => {
    show({
      toShip: { count: 2, oldestAt: '2026-11-09T15:00:00Z' },
      messages: { count: 1, oldestAt: null },
      returnsToReceive: { count: 1, oldestAt: '2026-12-01T15:00:00Z' },
    })
    const tasks = within(screen.getByRole('region', { name: 'À faire' })).getAllByRole('link')
    expect(tasks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2\u00a0commandes à expédierLa plus ancienne est du 9 novembre 2026.', '/espace-vendeur/commandes'],
      ['1\u00a0retour à recevoirLe premier doit être reçu avant le 1er décembre 2026.', '/espace-vendeur/retours'],
      ['1\u00a0message non lu', '/espace-vendeur/messages'],
    ])
  })

  it('says so when nothing waits', () => {
    show({})
    expect(screen.getByText('Tout est fait. Rien ne vous attend pour l’instant.')).toBeTruthy()
    expect(screen.getByText('Aucun produit ne manque de stock.')).toBeTruthy()
  })

  it('leads a new shop through its first steps', () => {
    show({ firstSteps: { photo: false, presentation: true, shipping: true, product: false } })
    const steps = within(screen.getByRole('region', { name: 'Vos premiers pas' }))
    expect(steps.getByText('Encore 2 étapes à faire.')).toBeTruthy()
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/espace-vendeur/boutique',
      '/espace-vendeur/produits/nouveau',
    ])
    expect(screen.queryByText('Tout est fait. Rien ne vous attend pour l’instant.')).toBeNull()
  })

  it('tells a shop that did everything what it waits for', () => {
    show({ firstSteps: { photo: true, presentation: true, shipping: true, product: true } })
    expect(screen.getByText(/ouvrira dès que nous l’aurons approuvée/)).toBeTruthy()
  })

  it('has the figures of its chart in a table', () => {
    show({})
    expect(screen.getByRole('figure', { name: 'Ventes par jour, 50,00\u00a0$ en tout' })).toBeTruthy()
    const rows = within(screen.getByRole('figure')).getAllByRole('row', { hidden: true })
    expect(rows).toHaveLength(31)
    expect(rows.at(-1)?.textContent).toBe('30 novembre 2026250,00\u00a0$')
    expect(screen.getByText(/Aucune vente dans les 30 jours d’avant\./)).toBeTruthy()
  })

  it('compares with the days before', () => {
    show({ sales: { ...quiet.sales!, before: { amount: 100, orders: 1, units: 3 } } })
    expect(screen.getAllByText(/^[+\u2212]?\d+ %$/).map((figure) => figure.textContent)).toEqual([
      '\u221250\u00a0%',
      '+100\u00a0%',
      '0\u00a0%',
    ])
  })

  it('names what runs out, and counts the others', () => {
    const variant = {
      productId: 'p1',
      variantId: 'v1',
      productName: 'Tasse',
      variantName: 'Bleu',
      sku: '',
      quantity: 0,
    }
    show({ lowStock: { count: 4, variants: [variant, { ...variant, variantId: 'v2', quantity: 2 }] } })
    const stock = within(screen.getByRole('region', { name: 'Bientôt épuisé' }))
    expect(stock.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'TasseBleu',
      'Épuisé',
      'TasseBleu',
      '2',
    ])
    expect(stock.getAllByRole('link')[0]?.getAttribute('href')).toBe('/espace-vendeur/produits/p1')
    expect(stock.getByText('Et 2 autres')).toBeTruthy()
  })

  it('offers to try again when it could not be read', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(Response.json(quiet))]
    vi.stubGlobal('fetch', () => answers.shift())
    showInSpace(<Home shopId="s1" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Tout est fait. Rien ne vous attend pour l’instant.')).toBeTruthy()
  })

  it('shows what the market announces, marked until it is opened', async () => {
    const bulletin = { id: 'b1', title: 'Les fêtes', body: '<p>Des retards.</p>', since: '2026-11-17T15:00:00Z' }
    const asked: string[] = []
    const answer = () => Promise.resolve(Response.json({ data: [{ ...bulletin, read: true }] }))
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return request.method === 'POST' ? Promise.resolve(new Response(null, { status: 204 })) : answer()
    })
    showInSpace(<Home shopId="s1" />, {
      '/v1/seller/shops/s1/home': quiet,
      '/v1/seller/shops/s1/bulletins': { data: [{ ...bulletin, read: false }] },
    })
    const panel = within(screen.getByRole('region', { name: 'Annonces du marché' }))
    expect(panel.getByText('Nouveau')).toBeTruthy()
    const details = panel.getByText('Les fêtes').closest('details')!
    details.open = true
    await waitFor(() => expect(panel.queryByText('Nouveau')).toBeNull())
    expect(asked[0]).toBe('POST /v1/seller/shops/s1/bulletins/b1/read')
  })

  it('reminds of the vacation', () => {
    show({ vacationUntil: '2026-12-24T05:00:00Z' })
    expect(screen.getByRole('status').textContent).toContain('avant le 24 décembre 2026')
  })

  it('reminds of a break without an end', () => {
    show({ vacationUntil: '9999-12-31T00:00:00Z' })
    expect(screen.getByRole('status').textContent).toContain('tant que vous ne la rouvrez pas')
  })
})
