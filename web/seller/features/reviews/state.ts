import { pageOf } from '@/lib/page-number'

export const FILTERS = ['unanswered', 'answered', 'hidden', 'all'] as const
export type ReviewFilter = (typeof FILTERS)[number]

/** Which reviews are shown; all of it is in the address. */
export interface ReviewsState {
  filter: ReviewFilter
  page: number
}

export function stateOf(query: URLSearchParams): ReviewsState {
  const asked = query.get('etat')
  return { filter: FILTERS.find((filter) => filter === asked) ?? 'unanswered', page: pageOf(query) }
}
