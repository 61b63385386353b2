import { pageOf } from '@/lib/page-number'

export const FILTERS = ['open', 'settled', 'all'] as const
export type ReturnFilter = (typeof FILTERS)[number]

/** Which returns are shown; all of it is in the address. */
export interface ReturnsState {
  filter: ReturnFilter
  page: number
}

export function stateOf(query: URLSearchParams): ReturnsState {
  const asked = query.get('etat')
  return { filter: FILTERS.find((filter) => filter === asked) ?? 'open', page: pageOf(query) }
}
