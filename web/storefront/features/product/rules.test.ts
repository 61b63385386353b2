import { describe, expect, test } from 'vitest'
import { keepsLineBreaks, lead, plainText } from './description'
import { distanceKm } from './distance'
import { mug, variant } from './fixture'
import { breadcrumbJsonLd, productJsonLd } from './json-ld'
import { sample } from './sample'
import { freeShipping, shippingLines } from './shipping'
import { choose, openingVariant, stateOf, valuePhotos, variantOf } from './variants'

const blue350 = { Glaçure: 'Bleu', Format: '350 ml' }

describe('the variant a page opens with', () => {
  test('is the one its address names, even sold out', () => {
    expect(openingVariant(mug, 'b250')?.id).toBe('b250')
  })
  test('is the default one when the address names none or an unknown one', () => {
    expect(openingVariant(mug, null)?.id).toBe('b350')
    expect(openingVariant(mug, 'autre')?.id).toBe('b350')
  })
  test('is one that can be bought when the default one cannot', () => {
    const variants = [
      variant('a', 'Bleu', '250 ml', { isDefault: true, inventoryStatus: 'out_of_stock' }),
      variant('b', 'Bleu', '350 ml'),
    ]
    expect(openingVariant({ ...mug, variants }, null)?.id).toBe('b')
    expect(openingVariant({ ...mug, variants: variants.slice(0, 1) }, null)?.id).toBe('a')
  })
})

describe('choosing options', () => {
  test('tells what each value would lead to', () => {
    expect(stateOf(mug, blue350, 'Glaçure', 'Sauge')).toBe('available')
    expect(stateOf(mug, blue350, 'Format', '250 ml')).toBe('soldOut')
    expect(stateOf(mug, { Glaçure: 'Sauge', Format: '350 ml' }, 'Format', '250 ml')).toBe('impossible')
  })
  test('keeps the other choices that still go together', () => {
    expect(choose(mug, blue350, 'Glaçure', 'Sauge')).toEqual({ Glaçure: 'Sauge', Format: '350 ml' })
  })
  test('opens again a choice that stands in the way, so that nothing is a dead end', () => {
    const chosen = choose(mug, { Glaçure: 'Sauge', Format: '350 ml' }, 'Format', '250 ml')
    expect(chosen).toEqual({ Format: '250 ml' })
    expect(variantOf(mug, chosen)).toBeUndefined()
    expect(variantOf(mug, choose(mug, chosen, 'Glaçure', 'Bleu'))?.id).toBe('b250')
  })
  test('finds the variant of a whole choice, and the only one of a product without options', () => {
    expect(variantOf(mug, blue350)?.id).toBe('b350')
    expect(variantOf({ options: [], variants: [variant('seul', '', '', { options: {} })] }, {})?.id).toBe('seul')
  })
  test('shows a photo per value only where each value has its own', () => {
    expect([...valuePhotos(mug, 'Glaçure').values()].map(({ id }) => id)).toEqual(['bleue', 'sauge'])
    expect(valuePhotos(mug, 'Format').size).toBe(0)
  })
})

describe('shipping', () => {
  const settings = mug.store.shippingSettings
  const labels = (lines: { label: string; amount: number }[]) => lines.map(({ label, amount }) => `${label} ${amount}`)

  test('reads tiers as ranges', () => {
    expect(labels(shippingLines(settings))).toEqual(['1 article 9.5', '2 ou 3 articles 12', '4 articles et plus 15'])
    const wide = { ...settings, tier1Quantity: 3, tier2Quantity: 10 }
    expect(labels(shippingLines(wide))).toEqual(['1 ou 2 articles 9.5', '3 à 9 articles 12', '10 articles et plus 15'])
    const single = { ...settings, tier1Quantity: 2, tier2Quantity: 3 }
    expect(labels(shippingLines(single))[1]).toBe('2 articles 12')
  })
  test('takes tiers in any order, and the first one may begin at one article', () => {
    const odd = { ...settings, tier1Quantity: 5, tier1Amount: 0, tier2Quantity: 1, tier2Amount: 8 }
    expect(labels(shippingLines(odd))).toEqual(['1 à 4 articles 8', '5 articles et plus 0'])
  })
  test('by item ignores tiers; without tiers there is one price', () => {
    expect(labels(shippingLines({ ...settings, shippingPricePolicy: 'fixedAmountPerItem' }))).toEqual([
      'Par article 9.5',
    ])
    expect(labels(shippingLines({ shippingPriceAmount: 7, shippingPricePolicy: 'autre' }))).toEqual(['Par commande 7'])
  })
  test('measures the way to free shipping, when the shop offers it', () => {
    expect(freeShipping(settings, 38)).toEqual({ threshold: 75, missing: 37, share: 38 / 75 })
    expect(freeShipping(settings, 80)).toEqual({ threshold: 75, missing: 0, share: 1 })
    expect(freeShipping({ shippingPriceAmount: 7, shippingPricePolicy: '' }, 80)).toBeNull()
  })
})

describe('the description', () => {
  test('opens with its first paragraph, without tags', () => {
    expect(lead(mug.description)).toBe('Une tasse de tous les matins.')
    expect(lead('Une ligne\nune autre')).toBe('Une ligne')
    expect(plainText('<p>Laine &amp; lin &lt;3</p>')).toBe('Laine & lin <3')
  })
  test('is cut at a word when it is long', () => {
    const cut = lead(`<p>${'mot '.repeat(80)}</p>`)
    expect(cut.length).toBeLessThanOrEqual(201)
    expect(cut.endsWith('mot…')).toBe(true)
  })
  test('keeps its line breaks only when no paragraph is closed', () => {
    expect(keepsLineBreaks('une\ndeux')).toBe(true)
    expect(keepsLineBreaks('<p>une</p>\ndeux')).toBe(false)
  })
})

test('search engines read every way to buy it', () => {
  expect(productJsonLd(mug, 'https://exemple.ca')).not.toHaveProperty('aggregateRating')
  const block = productJsonLd(mug, 'https://exemple.ca') as { image: string[]; offers: Record<string, unknown>[] }
  expect(block.image).toEqual(['https://exemple.ca/fichiers/bleue.jpeg', 'https://exemple.ca/fichiers/sauge.jpeg'])
  expect(block.offers).toHaveLength(3)
  expect(block.offers[0]).toMatchObject({
    price: '34.00',
    priceCurrency: 'CAD',
    availability: 'https://schema.org/OutOfStock',
  })
  expect(block.offers[1]).toMatchObject({
    availability: 'https://schema.org/InStock',
    url: 'https://exemple.ca/produit/tasse-trempee?variante=b350',
    name: 'Tasse trempée, Bleu, 350 ml',
  })
})

test('the breadcrumb is told to search engines in order', () => {
  const trail = [
    { label: 'Maison', href: '/categorie/maison' },
    { label: 'Tasses', href: '/categorie/maison/tasses' },
  ]
  expect(breadcrumbJsonLd(trail, 'https://exemple.ca')).toMatchObject({
    itemListElement: [{ position: 1, item: 'https://exemple.ca/categorie/maison' }, { position: 2 }],
  })
})

test('a random pick takes each item at most once', () => {
  const picked = sample([1, 2, 3, 4, 5, 6, 7, 8], 6, () => 0.999)
  expect(picked).toEqual([8, 7, 6, 5, 4, 3])
  expect(sample([1, 2], 6, () => 0)).toEqual([1, 2])
})

test('distance is known between two known places', () => {
  const montreal = { lat: 45.5, lon: -73.57 }
  expect(Math.round(distanceKm(montreal, { lat: 46.81, lon: -71.21 }) ?? 0)).toBe(233)
  expect(distanceKm(montreal, { lat: null, lon: null })).toBeNull()
})

test('search engines read the reviews there are', () => {
  const latest = [{ author: '', stars: 4, text: '', createdAt: '2026-11-03T15:00:00Z' }]
  const reviews = { count: 2, average: 4.5, stars: [0, 0, 0, 1, 1], latest }
  expect(productJsonLd({ ...mug, reviews }, 'https://exemple.ca')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
    review: [
      {
        '@type': 'Review',
        author: { name: 'Une personne de la clientèle' },
        datePublished: '2026-11-03',
        reviewRating: { ratingValue: 4 },
      },
    ],
  })
})
