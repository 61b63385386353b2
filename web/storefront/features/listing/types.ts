import type { ProductSummary } from '@/storefront/features/catalog/types'
import type { Thumbs } from '@/ui/Picture'
import type { Only, ValueKind } from './state'

/** Which part of the whole a page of results shows (specification, section 3: listing result page). */
export interface PageRange {
  from: number
  to: number
  total: number
  pageCount: number
  currentPage: number
}

/** A group of results. When nothing answers, `isEmpty` is set and `defaultData` holds products to show instead. */
export interface ResultPage<T> extends PageRange {
  data: T[]
  isEmpty: boolean
  defaultData: T[]
  /** The words looked for when some of those typed were corrected or left out; else empty. */
  searchedFor: string
}

export interface ProductPage extends ResultPage<ProductSummary> {
  /** The present address of a category that was asked by a former one. */
  redirectTo?: string
  didYouMean: string
  facets: {
    categories: CategoryFacet[]
    stores: StoreFacet[]
    price: { min: number; max: number } | null
  } & Record<Only, number> &
    Record<ValueKind, ValueFacet[]>
  /** Chosen values that nothing in the market has any more. */
  unknown: { filter: string; value: string }[]
}

/** A value of an option or a region, and how many products of the listing have it. */
export interface ValueFacet {
  code: string
  name: string
  count: number
}

export interface StorePage extends ResultPage<ListedStore> {
  facets: { categories: CodeFacet[] }
}

export interface ListedStore {
  id: string
  name: string
  slug: string
  thumbs: Thumbs | null
  alt: string
  color: string
  city: string
  categoryCode: string
  categoryLabel: string
  tagline: string
  productCount: number
  distance?: number
}

/** What else there is to know of the category is in the flat list of all. */
export interface CategoryFacet {
  /** See categoryKey. */
  key: string
  count: number
}

export interface StoreFacet {
  slug: string
  name: string
  count: number
}

export interface CodeFacet {
  code: string
  label: string
  count: number
}
