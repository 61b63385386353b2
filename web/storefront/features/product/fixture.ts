import type { Photo, Product, Variant } from './types'

/** A product of two options for tests: blue in two sizes (one sold out), sage in one size only. */

const photo = (id: string): Photo => ({
  id, alt: `Tasse ${id}`, color: '#c0b090', file: `/fichiers/${id}.jpeg`, rank: 1, width: 1600, height: 2000,
  thumbs: { '480.webp': `/${id}-480.webp`, '480.jpeg': `/${id}-480.jpeg`, '800.webp': `/${id}-800.webp`, '800.jpeg': `/${id}-800.jpeg` },
})

export const variant = (id: string, glaze: string, size: string, more: Partial<Variant> = {}): Variant => ({
  id, sku: id.toUpperCase(), options: { Glaçure: glaze, Format: size }, price: 38, regularPrice: 46, isDefault: false,
  inventoryMode: 'stock', inventoryStatus: 'in_stock', inventoryQuantity: 14, limitPerOrder: null, maxQuantity: 14, finalSale: false,
  length: 12, width: 9.5, height: null, weight: 0.42,
  productVariantPhotos: [{ isDefault: true, productPhoto: photo(glaze === 'Bleu' ? 'bleue' : 'sauge') }],
  ...more,
})

export const mug: Product = {
  id: 'p1', name: 'Tasse trempée', slug: 'tasse-trempee', storeId: 's1', storeName: 'Atelier Batture', storeSlug: 'atelier-batture',
  store: {
    id: 's1', name: 'Atelier Batture', slug: 'atelier-batture', city: 'Kamouraska', region: 'Bas-Saint-Laurent', postalCode: 'G0L 1M0',
    categoryCode: 'home_deco', lat: 47.56, lon: -69.87, profilePhoto: '', thumbs: null as unknown as Product['thumbs'],
    shippingSettings: {
      shippingPriceAmount: 9.5, shippingPricePolicy: 'fixedAmountByQuantity', tier1Quantity: 2, tier1Amount: 12,
      tier2Quantity: 4, tier2Amount: 15, freeShippingThreshold: 75,
    },
    deliveryMinDays: 2, deliveryMaxDays: 4, deliveryNote: '', returnTerms: '', vacationUntil: null,
    legalName: 'Batture inc.', legalAddress: '12, rue du Quai, Kamouraska',
  },
  description: '<p>Une tasse de tous les matins.</p><p>Grès &amp; glaçure.</p>',
  categoryIds: ['tasses'], taxCategory: 'standard', finalSale: false, mainPhoto: '/fichiers/bleue.jpeg', thumbs: photo('bleue').thumbs,
  productPhotos: [photo('bleue'), photo('sauge')], minPrice: 34, defaultRegularPrice: 46, freeShipping: false,
  options: [{ name: 'Glaçure', values: ['Bleu', 'Sauge'] }, { name: 'Format', values: ['250 ml', '350 ml'] }],
  variants: [
    variant('b250', 'Bleu', '250 ml', { inventoryStatus: 'out_of_stock', inventoryQuantity: 0, price: 34, regularPrice: 0 }),
    variant('b350', 'Bleu', '350 ml', { isDefault: true }),
    variant('s350', 'Sauge', '350 ml', { limitPerOrder: 6, maxQuantity: 6 }),
  ],
  createdAt: '2026-11-01T12:00:00Z', updatedAt: '2026-11-01T12:00:00Z', publishedAt: '2026-11-01T12:00:00Z',
}
