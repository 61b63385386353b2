import { t } from '#i18n/catalog'
import type { Crumb } from '@/ui/Breadcrumb'
import { plainText } from './description'
import type { Product, Variant } from './types'
import { inStock } from './variants'

/** What search engines may know of a product: what it is, and each way to buy it. */
export function productJsonLd(product: Product, publicUrl: string): object {
  const url = `${publicUrl}/produit/${product.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    productID: product.id,
    description: plainText(product.description) || undefined,
    image: product.productPhotos.map(({ file }) => (/^https?:/.test(file) ? file : publicUrl + file)),
    sku: product.variants[0]?.sku || undefined,
    brand: { '@type': 'Brand', name: product.storeName },
    ...rated(product),
    offers: product.variants.map((variant) => offer(product, variant, publicUrl, url)),
  }
}

/** What buyers think of it; nothing at all without a review. */
function rated({ reviews }: Product): object {
  if (!reviews) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
    review: reviews.latest.map(({ author, stars, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || t.rating.someone },
      datePublished: createdAt.slice(0, 10),
      reviewBody: text || undefined,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  }
}

function offer(product: Product, variant: Variant, publicUrl: string, url: string): object {
  const values = product.options.map(({ name }) => variant.options[name]).filter(Boolean)
  return {
    '@type': 'Offer',
    name: [product.name, ...values].join(', '),
    url: product.variants.length > 1 ? `${url}?variante=${encodeURIComponent(variant.id)}` : url,
    sku: variant.sku || undefined,
    price: variant.price.toFixed(2),
    priceCurrency: 'CAD',
    availability: `https://schema.org/${inStock(variant) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.storeName, url: `${publicUrl}/boutique/${product.storeSlug}` },
  }
}

/** The breadcrumb as search engines read it. */
export function breadcrumbJsonLd(trail: readonly Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  }
}
