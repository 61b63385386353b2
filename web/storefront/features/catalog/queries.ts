import { get, optional, type ApiQuery } from '@/api/client'
import type { ProductSummary, ShopSummary } from './types'

/** The newest products, at most `limit`; a page stands without them. */
export const recentProductsQuery = (limit: number): ApiQuery<{ data: ProductSummary[] }> =>
  optional(get('/search/products/limit/{n}', { path: { n: limit } }))

/** Some shops to know, with how many there are in all; a page stands without them. */
export const shopsQuery = (perPage: number): ApiQuery<{ data: ShopSummary[]; total: number }> =>
  optional(get('/search/stores', { query: { perPage } }))
