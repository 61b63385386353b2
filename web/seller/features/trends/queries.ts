import { get, getFile } from '@/api/client'
import type { components } from '@/api/schema'
import type { TrendsState } from './state'

type Schemas = components['schemas']
type Nullable<T> = Omit<T, 'conversion'> & { conversion: number | null }
export type Figures = Nullable<Schemas['TrendsFigures']>
export type Week = Nullable<Schemas['TrendsWeek']>
export type Product = Nullable<Schemas['TrendsProduct']>
export type Returned = Schemas['TrendsReturned']
export type Trends = Omit<Schemas['Trends'], 'weeks' | 'now' | 'before' | 'products' | 'returns'> & {
  weeks: Week[]
  now: Figures
  before: Figures
  products: Product[]
  /** Null for who may not see the shop's orders. */
  returns: Returned[] | null
}

/** The figures of a period, of the shop or of one product. */
export const trendsQuery = (shopId: string, { weeks, product, sort }: TrendsState) =>
  get('/seller/shops/{shopId}/insights', {
    path: { shopId },
    query: {
      weeks,
      ...(product && { product }),
      sort: sort.by,
      direction: sort.down ? ('desc' as const) : ('asc' as const),
    },
  })

/** Every product of the period. */
export const fetchFile = (shopId: string, weeks: number): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/insights.csv', { path: { shopId }, query: { weeks } })
