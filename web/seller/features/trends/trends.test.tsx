import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showInSpace } from '@/seller/testing'
import { trendsQuery, type Figures, type Product, type Trends as Answer } from './queries'
import { sentenceOf } from './sentence'
import { hrefOf, stateOf } from './state'
import { Trends } from './Trends'

const none: Figures = { views: 0, additions: 0, orders: 0, units: 0, revenue: 0, conversion: null }
const week = (n: number, figures: Partial<Figures> = {}) => ({
  from: `2026-11-0${n}`,
  to: `2026-11-0${n + 6 > 9 ? 9 : n + 6}`,
  ...none,
  ...figures,
})
const product = (name: string, figures: Partial<Figures>): Product => ({ id: name, name, ...none, ...figures })
const empty: Answer = {
  weeks: [week(1), week(2), week(3), week(4)],
  now: none,
  before: none,
  products: [],
  productCount: 0,
  money: true,
  refundedApart: 0,
  searches: [],
  returns: [],
}
const busy: Answer = {
  ...empty,
  weeks: [
    week(1),
    week(2),
    week(3),
    week(4, { views: 40, additions: 5, orders: 3, units: 4, revenue: 120, conversion: 7.5 }),
  ],
  now: { views: 40, additions: 5, orders: 3, units: 4, revenue: 120, conversion: 7.5 },
  before: { ...none, views: 20, orders: 2, revenue: 80 },
  products: [
    product('Tasse', { revenue: 90, orders: 2, views: 30, conversion: 6.7 }),
    product('Lampe', { revenue: 30 }),
  ],
  productCount: 2,
  searches: [{ words: 'tasse bleue', views: 6 }],
  returns: [{ productId: 'Tasse', name: 'Tasse', requests: 2, units: 2, reasons: [{ text: 'Fêlée', times: 2 }] }],
}

function show(answer: Answer, query = '') {
  const state = stateOf(new URLSearchParams(query))
  showInSpace(
    <Trends
      shopId="s1"
      path="/espace-vendeur/ce-qui-marche"
      state={state}
      productsHref="/espace-vendeur/produits"
      editHref={(id) => `/espace-vendeur/produits/${id}`}
    />,
    { [trendsQuery('s1', state).queryKey[0]]: answer },
  )
}

describe('what works', () => {
  it('says the main thing, then shows figures, products, searches and returns', async () => {
    show(busy)
    expect(
      await screen.findByText(/3 commandes, 120,00 \$ de ventes, 50 % de plus que les semaines d’avant\. « Tasse »/),
    ).toBeTruthy()
    expect(screen.getByRole('figure', { name: /Vues.*40.*Avant.*20.*\+100/ })).toBeTruthy()
    const products = within(screen.getByRole('table', { name: 'Produits' }))
    expect(products.getByRole('link', { name: 'Tasse' }).getAttribute('href')).toBe(
      '/espace-vendeur/ce-qui-marche?produit=Tasse',
    )
    expect(products.getByRole('columnheader', { name: 'Ventes ↓' }).getAttribute('aria-sort')).toBe('descending')
    expect(products.getAllByText('—')).toHaveLength(1)
    expect(screen.getByRole('row', { name: 'tasse bleue 6' })).toBeTruthy()
    expect(screen.getByText(/« Fêlée »/).textContent).toBe('« Fêlée » 2\u00a0fois')
  })

  it('has the figures of its plots in a table', async () => {
    show(busy)
    const rows = await screen.findAllByRole('row', { name: /2026/, hidden: true })
    expect(rows[0]?.textContent).toContain('40534120,00\u00a0$7,5\u00a0%')
  })

  it('shows neither sales nor returns to who may not see them', async () => {
    const hidden = <T extends Figures>(figures: T): T => ({ ...figures, revenue: 0 })
    show({
      ...busy,
      money: false,
      weeks: busy.weeks.map(hidden),
      now: hidden(busy.now),
      before: hidden(busy.before),
      products: busy.products.map(hidden),
      returns: null,
    })
    expect(await screen.findByText('3 commandes, 50 % de plus que les semaines d’avant.')).toBeTruthy()
    expect(screen.getAllByRole('figure')).toHaveLength(3)
    expect(screen.getByRole('columnheader', { name: 'Unités ↓' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.queryByText(/Ventes|ventes|Retours|\$/)).toBeNull()
  })

  it('is honest with a shop that nobody has seen yet', async () => {
    show(empty)
    expect(await screen.findByRole('heading', { name: 'Rien à compter pour l’instant' })).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('shows one product alone, and the way back', async () => {
    show(busy, 'produit=Tasse&semaines=12')
    expect(await screen.findByText('Seulement « Tasse ».')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voir toute la boutique' }).getAttribute('href')).toBe(
      '/espace-vendeur/ce-qui-marche?semaines=12',
    )
    expect(screen.getByRole('link', { name: '12 semaines' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the main sentence', () => {
  const said = (change: Partial<Answer>) => sentenceOf({ ...empty, ...change }, false)
  it.each([
    [{}, 'Personne n’a vu vos produits pendant ces 4 semaines.'],
    [{ now: { ...none, views: 9 } }, 'Vos produits ont été vus 9\u00a0fois. Personne n’en a encore commandé.'],
    [
      { now: { ...none, views: 9, additions: 1 } },
      'Vos produits ont été vus 9\u00a0fois et mis au panier 1\u00a0fois. Personne n’en a encore commandé.',
    ],
    [{ now: { ...none, orders: 1, revenue: 20 } }, '1\u00a0commande, 20,00\u00a0$ de ventes.'],
    [
      { now: { ...none, orders: 1, revenue: 20 }, before: { ...none, revenue: 40 } },
      '1\u00a0commande, 20,00\u00a0$ de ventes, 50\u00a0% de moins que les semaines d’avant.',
    ],
  ])('of %j', (change, sentence) => expect(said(change)).toBe(sentence))
})

describe('the address', () => {
  it('holds the whole state, without what is usual', () => {
    const state = stateOf(new URLSearchParams('semaines=52&produit=p1&tri=views'))
    expect(state).toEqual({ weeks: 52, product: 'p1', sort: { by: 'views', down: false } })
    expect(hrefOf('/x', state)).toBe('/x?semaines=52&produit=p1&tri=views')
    expect(hrefOf('/x', stateOf(new URLSearchParams('semaines=9&tri=-mot')))).toBe('/x')
  })
})
