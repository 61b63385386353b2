import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** A product as its page receives it. */
export type Product = Omit<Schemas['CatalogProductWire'], 'reviews'> & {
  /** Null without any. */ reviews: Schemas['CatalogReviewsWire'] | null
}
export type Variant = Schemas['CatalogVariantWire']
export type Photo = Schemas['CatalogPhoto']
export type ShippingSettings = Schemas['ShippingWire']
