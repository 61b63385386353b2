import { pageOf } from '@/lib/page-number'

export const FILTERS = ['unanswered', 'answered', 'hidden', 'all'] as const
export type QuestionFilter = (typeof FILTERS)[number]

/** Which questions are shown; all of it is in the address. */
export interface QuestionsState {
  filter: QuestionFilter
  page: number
}

export function stateOf(query: URLSearchParams): QuestionsState {
  const asked = query.get('etat')
  return { filter: FILTERS.find((filter) => filter === asked) ?? 'unanswered', page: pageOf(query) }
}
