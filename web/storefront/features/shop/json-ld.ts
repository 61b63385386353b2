import type { Shop } from './types'

/** What search engines may know of a shop: what the page itself says, and nothing more. */
export function shopJsonLd(shop: Shop, publicUrl: string): object {
  const { merchant, lat, lon } = shop
  const absolute = (address: string) => (/^https?:/.test(address) ? address : publicUrl + address)
  const image = [shop.profilePhoto, shop.banner?.['1600.jpeg'] ?? ''].filter(Boolean).map(absolute)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': `${publicUrl}/boutique/${shop.slug}#boutique`,
    name: shop.name,
    url: `${publicUrl}/boutique/${shop.slug}`,
    description: shop.tagline || undefined,
    image: image.length > 0 ? image : undefined,
    legalName: merchant.legalName || undefined,
    telephone: merchant.phone ? `+1${merchant.phone}` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: merchant.address || undefined,
      addressLocality: merchant.city || shop.city,
      addressRegion: merchant.province || undefined,
      postalCode: merchant.postalCode || shop.postalCode,
      addressCountry: 'CA',
    },
    geo: lat === null || lon === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
  }
}
