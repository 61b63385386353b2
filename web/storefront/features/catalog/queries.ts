import { get, optional, type ApiQuery } from '@/api/client'
import type { ProductSummary } from './types'

/** The newest products, at most `limit`. A page is shown without them when it fails. */
export const recentProductsQuery = (limit: number): ApiQuery<{ data: ProductSummary[] }> =>
  optional(get('/search/products/limit/{n}', { path: { n: limit } }))
