import type { Thumbs } from '@/ui/Picture'

/** A product as lists show it (specification, section 3: product tile). */
export interface ProductSummary {
  id: string
  name: string
  slug: string
  storeSlug: string
  storeName: string
  storeCity: string
  mainPhoto: string
  thumbs: Thumbs | null
  /** What the photo shows; the product's name when the shop said nothing. */
  alt?: string
  /** Average colour of the photo, `#rrggbb`: shown while it loads. */
  color?: string
  minPrice: number
  /** Zero when there is none. */
  defaultRegularPrice: number
  freeShipping?: boolean
  /** False when no variant can be bought; absent means that some can. */
  available?: boolean
  /** Address of a small form of the next photo, when there is one. */
  secondPhoto?: string
  /** Zero without any. */
  reviewCount?: number
  /** Average stars of its reviews. */
  rating?: number
  /** Kilometres from the place the list was asked from, when both are known. */
  distance?: number
}

/** A shop as lists show it (specification, section 3: store). */
export interface ShopSummary {
  name: string
  slug: string
  thumbs: Thumbs | null
  city: string
  /** One plain sentence of what it does. */
  tagline: string
}
