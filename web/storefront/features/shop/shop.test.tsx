import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { shippingLines } from '@/storefront/features/product/shipping'
import { categoryKey } from '@/storefront/features/listing/category-menu'
import { AwayNotice } from './AwayNotice'
import { shopJsonLd } from './json-ld'
import { batture } from './sample'
import { soldCategories } from './sold-categories'
import { shippingFact, shippingTerms } from './shipping-terms'
import { MerchantPanel } from './ShopMerchant'
import { ShopCategories } from './ShopCategories'
import { initials } from '@/lib/initials'
import { ReturnsPanel, ShippingPanel } from './ShopTerms'
import { BannerPicture, ShopWindow } from './ShopWindow'
import type { Banner, Shop } from './types'

afterEach(cleanup)

const NBSP = '\u00a0'
const flat: Shop['shippingSettings'] = { shippingPriceAmount: 9.5, shippingPricePolicy: 'fixedAmountByQuantity' }
const terms = (settings: Shop['shippingSettings']) => shippingTerms(settings, shippingLines(settings))
const fact = (settings: Shop['shippingSettings'], deliveryWays: Shop['deliveryWays'] = {}) =>
  shippingFact({ ...batture, shippingSettings: settings, deliveryWays }, shippingLines(settings))

describe('shipping terms in words', () => {
  it('tell one price for the whole order', () => {
    expect(terms(flat).sentence).toBe(`9,50${NBSP}$ par commande, quel que soit le nombre d’articles.`)
    expect(fact(flat)).toBe(`Livraison à partir de 9,50${NBSP}$`)
  })

  it('tell a price for each article, whatever tiers are set', () => {
    const perItem = { ...flat, shippingPricePolicy: 'fixedAmountPerItem', tier1Quantity: 2, tier1Amount: 4 }
    expect(terms(perItem)).toMatchObject({ sentence: `9,50${NBSP}$ par article.`, steps: [] })
  })

  it('tell the steps of a price that climbs', () => {
    const tiers = { ...flat, tier1Quantity: 2, tier1Amount: 12, tier2Quantity: 4, tier2Amount: 15 }
    expect(terms(tiers).steps).toEqual([
      { label: '1 article', amount: 9.5 },
      { label: '2 ou 3 articles', amount: 12 },
      { label: '4 articles et plus', amount: 15 },
    ])
    expect(terms(tiers).freeFrom).toBeNull()
  })

  it('tell from how much it is free', () => {
    const threshold = { ...flat, freeShippingThreshold: 75 }
    expect(terms(threshold).freeFrom).toBe(`Gratuite dès 75,00${NBSP}$ d’achats dans cette boutique.`)
    expect(fact(threshold)).toBe(`Livraison gratuite dès 75,00${NBSP}$`)
  })

  it('say simply that it is free when nothing is ever asked', () => {
    const free = { ...flat, shippingPriceAmount: 0, freeShippingThreshold: 75 }
    expect(terms(free)).toEqual({ free: true, sentence: 'La livraison est gratuite.', steps: [], freeFrom: null })
    expect(fact(free)).toBe('Livraison gratuite')
  })

  it('show a step that costs nothing as free, and the delay once', () => {
    const settings = { ...flat, tier1Quantity: 3, tier1Amount: 0 }
    render(
      <ShippingPanel
        shop={{ ...batture, deliveryNote: 'Expédié en 2 à 4 jours ouvrables.' }}
        terms={terms(settings)}
      />,
    )
    expect(screen.getByText('3 articles et plus').nextSibling?.textContent).toBe('Gratuite')
    expect(screen.getAllByText('Expédié en 2 à 4 jours ouvrables.')).toHaveLength(1)
  })
})

describe('a shop that sends no parcel', () => {
  const pickup = { address: '12, rue du Quai', city: 'Kamouraska', postalCode: 'G0L 1M0', hours: 'Le samedi', price: 0 }
  const local = { radiusKm: 30, price: 6, freeFrom: 0, days: 2 }
  const climbing = { ...flat, tier1Quantity: 2, tier1Amount: 12, freeShippingThreshold: 75 }

  it('tells its other way on its front', () => {
    expect(fact(climbing, { noParcel: true, pickup, local })).toBe('Ramassage gratuit')
    expect(fact(climbing, { noParcel: true, local })).toBe(`Livraison locale, 6,00${NBSP}$`)
    expect(fact(climbing, { pickup, local })).toBe(`Livraison gratuite dès 75,00${NBSP}$`)
  })

  it('tells nothing of what parcels would cost', () => {
    const show = (deliveryWays: Shop['deliveryWays']) =>
      render(<ShippingPanel shop={{ ...batture, deliveryWays }} terms={terms(climbing)} />).container.textContent
    const fetched = show({ noParcel: true, pickup })
    expect(fetched).toContain('Ramassage gratuit')
    expect(fetched).toContain('Prêt en 2 à 4 jours ouvrables.')
    for (const words of ['9,50', '12,00', '75,00', 'Expédié', 'taxes']) expect(fetched).not.toContain(words)
    expect(show({ noParcel: true, local })).toContain('Avant les taxes')
  })
})

describe('the notice of a shop on vacation', () => {
  const away = { name: 'Atelier Batture', vacationUntil: '2026-12-01T12:00:00Z' }

  it('tells when the shop comes back', () => {
    render(<AwayNotice shop={away} now={Date.parse('2026-11-30T12:00:00Z')} />)
    expect(screen.getByText('Atelier Batture est en vacances.').parentElement?.textContent).toContain(
      'revient le 1er décembre 2026',
    )
  })

  it('tells a break without an end from a vacation', () => {
    render(<AwayNotice shop={{ ...away, vacationUntil: '9999-12-31T00:00:00Z' }} now={0} />)
    expect(screen.getByText('Atelier Batture est en pause.').parentElement?.textContent).toContain('nouvel ordre')
  })

  it('goes with the vacation', () => {
    const { container } = render(<AwayNotice shop={away} now={Date.parse(away.vacationUntil)} />)
    expect(container.textContent).toBe('')
  })
})

it('the merchant is named with a full address', () => {
  render(<MerchantPanel merchant={batture.merchant} />)
  expect(screen.getByText('Atelier Batture, s.e.n.c.')).toBeTruthy()
  expect(screen.getByText('88, avenue Morel')).toBeTruthy()
  expect(screen.getByText(/Kamouraska \(Québec\)/).textContent).toBe(`Kamouraska (Québec)${NBSP}${NBSP}G0L${NBSP}1M0`)
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+14185550117')
})

it('a shop without return terms leans on the policy of the market', () => {
  render(<ReturnsPanel terms="" />)
  expect(screen.getByText('La boutique n’ajoute rien à la politique de retour du marché.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/politique-de-retour-et-remboursement')
})

describe('the categories of a shop', () => {
  const category = (id: string, shortId: number, parentId: string | null, name: string) => ({
    id,
    shortId,
    parentId,
    name,
    slug: id,
    order: shortId,
  })
  const categories = [
    category('maison', 1, null, 'Maison'),
    category('tasses', 2, 'maison', 'Tasses'),
    category('bols', 3, 'maison', 'Bols'),
    category('jeux', 4, null, 'Jeux'),
  ]
  const facets = [
    { key: '1', count: 26 },
    { key: '2', count: 9 },
    { key: '3', count: 7 },
  ]

  it('are the deepest ones, as they come up to four and by name from five', () => {
    expect(soldCategories(categories, facets).map(({ id }) => id)).toEqual(['tasses', 'bols'])
    const five = ['é', 'b', 'd', 'a', 'c'].map((name, i) => category(`x${i}`, i, null, name))
    expect(
      soldCategories(
        five,
        five.map((node) => ({ key: categoryKey(node), count: 1 })),
      ).map(({ name }) => name),
    ).toEqual(['a', 'b', 'c', 'd', 'é'])
  })

  it('stand under the whole shop, with their counts', () => {
    render(
      <ShopCategories
        categories={categories}
        facets={facets}
        chosen={[]}
        total={26}
        linkTo={(key) => `/boutique/a${key ? `?categories=${key}` : ''}`}
      />,
    )
    const [whole, cups] = within(screen.getByRole('navigation', { name: 'Catégories de la boutique' })).getAllByRole(
      'link',
    )
    expect([whole?.textContent, whole?.getAttribute('aria-current')]).toEqual(['Toute la boutique26', 'true'])
    expect([cups?.textContent, cups?.getAttribute('href')]).toEqual(['Tasses9', '/boutique/a?categories=2'])
  })

  it('tell which one is chosen', () => {
    render(<ShopCategories categories={categories} facets={facets} chosen={['3']} total={7} linkTo={() => '/'} />)
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Bols7')
    expect(screen.getByRole('link', { name: 'Toute la boutique' })).toBeTruthy()
  })
})

it('the window shows at most three photographed products when the shop has no banner', () => {
  const thumbs = { '480.webp': '/a.webp', '480.jpeg': '/a.jpg', '800.webp': '/b.webp', '800.jpeg': '/b.jpg' }
  const product = (id: string, photo = true) => ({
    id,
    name: id,
    slug: id,
    storeSlug: '',
    storeName: '',
    storeCity: '',
    mainPhoto: '',
    minPrice: 1,
    defaultRegularPrice: 0,
    thumbs: photo ? thumbs : null,
  })
  render(
    <ShopWindow
      banner={null}
      products={[product('a', false), product('b'), product('c'), product('d'), product('e')]}
    />,
  )
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b', 'c', 'd'])
})

describe('the banner of a shop', () => {
  const banner: Banner = {
    '800.webp': '/b-800.webp',
    '800.jpeg': '/b-800.jpg',
    '1600.webp': '/b-1600.webp',
    '1600.jpeg': '/b-1600.jpg',
    alt: 'Le quai',
    color: '#c0b090',
    width: 1600,
    height: 400,
  }

  it('is shown instead of products, in sizes of its own and whole', () => {
    const { container } = render(<ShopWindow banner={banner} products={[]} />)
    const image = screen.getByRole('img', { name: 'Le quai' })
    expect(image.getAttribute('srcset')).toBe('/b-800.jpg 800w, /b-1600.jpg 1600w')
    expect(image.getAttribute('src')).toBe('/b-800.jpg')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '400'])
    const source = container.querySelector('source')
    expect(source?.getAttribute('type')).toBe('image/webp')
    expect(source?.getAttribute('srcset')).toBe('/b-800.webp 800w, /b-1600.webp 1600w')
    // 46 % of 1440 is 662 pixels: 800 are enough, and 1600 where each counts double.
    expect(source?.getAttribute('sizes')).toBe('(max-width: 998px) 100vw, 46vw')
  })

  it('has only the forms that were made of it', () => {
    const small = { ...banner, '800.webp': '', '1600.webp': '', '1600.jpeg': '', width: 0, height: 0 }
    const { container } = render(<BannerPicture banner={small} />)
    expect(container.querySelector('source')).toBeNull()
    expect(screen.getByRole('img').getAttribute('srcset')).toBe('/b-800.jpg 800w')
    expect(screen.getByRole('img').hasAttribute('width')).toBe(false)
  })
})

it('a sign without a photo bears two initials', () => {
  expect([initials('Atelier Batture'), initials('L’Érablière'), initials('Cirerie')]).toEqual(['AB', 'LÉ', 'C'])
})

it('search engines read where the shop is and who runs it', () => {
  expect(shopJsonLd(batture, 'https://exemple.test')).toMatchObject({
    '@type': 'Store',
    url: 'https://exemple.test/boutique/atelier-batture',
    image: ['https://exemple.test/fichiers/vase.jpeg'],
    telephone: '+14185550117',
    address: { addressLocality: 'Kamouraska', addressRegion: 'QC', postalCode: 'G0L 1M0', addressCountry: 'CA' },
    geo: { latitude: 47.56, longitude: -69.87 },
  })
  expect(JSON.stringify(shopJsonLd({ ...batture, lat: null, lon: null }, ''))).not.toContain('geo')
})
