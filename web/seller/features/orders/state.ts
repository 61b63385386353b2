import { pageOf } from '@/lib/page-number'

export const FILTERS = ['to_ship', 'shipped', 'cancelled', 'all'] as const
export type OrderFilter = (typeof FILTERS)[number]

/** Which orders are shown; all of it is in the address. */
export interface OrdersState {
  filter: OrderFilter
  search: string
  page: number
}

/** Reads the address of the list; what it does not say, or says wrongly, is the usual. */
export function stateOf(query: URLSearchParams): OrdersState {
  const asked = query.get('etat')
  return {
    filter: FILTERS.find((filter) => filter === asked) ?? 'to_ship',
    search: (query.get('q') ?? '').trim(),
    page: pageOf(query),
  }
}
