import type { Meta } from '@/router/route'
import { isRefined } from './actions'
import type { PageRange } from './types'
import { writeState, type ListingState, type Tab } from './state'

/**
 * What a listing says to search engines. The plain list and each of its pages are indexed under their own address, with
 * their neighbours; a filtered, sorted or searched one is not, but its links are followed.
 */
export function listingMeta(
  path: string,
  state: ListingState,
  range: PageRange | undefined,
  fixedTab?: Tab,
): Partial<Meta> {
  const beyondEnd = range !== undefined && state.page > Math.max(range.pageCount, 1)
  if (isRefined(state) || beyondEnd || (range && range.total === 0)) return { robots: 'noindex, follow' }
  const address = (page: number) => path + writeState({ ...state, page }, fixedTab)
  return {
    canonical: address(state.page),
    ...(state.page > 1 ? { prev: address(state.page - 1) } : {}),
    ...(range && state.page < range.pageCount ? { next: address(state.page + 1) } : {}),
  }
}
