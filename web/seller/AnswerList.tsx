import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FilterLinks } from '@/desk/FilterLinks'
import panel from '@/desk/Panel.module.css'
import { pageOf } from '@/lib/page-number'
import { toQueryString } from '@/lib/query-string'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'

const FILTERS = ['unanswered', 'answered', 'hidden', 'all'] as const
type AnswerFilter = (typeof FILTERS)[number]

/** What is shown of a list to answer; all of it is in the address. */
export interface AnswersState {
  filter: AnswerFilter
  page: number
}

export function answersStateOf(query: URLSearchParams): AnswersState {
  const asked = query.get('etat')
  return { filter: FILTERS.find((filter) => filter === asked) ?? 'unanswered', page: pageOf(query) }
}

type AnswerListProps<T> = {
  words: {
    title: string
    lead: string
    filters: string
    filter: Record<AnswerFilter, string>
    empty: string
    emptyHint: Record<AnswerFilter, string>
  }
  path: string
  state: AnswersState
  query: UseQueryResult<{ data: T[]; pageCount: number }>
  /** The card of one. */
  children: (item: T) => ReactNode
}

/** What people wrote to the shop in public, questions or reviews; those without an answer first. */
export function AnswerList<T>({ words, path, state: { filter, page }, query, children }: AnswerListProps<T>) {
  const hrefFor = (change: Partial<AnswersState>) => {
    const next = { filter, page: 1, ...change }
    return (
      path +
      toQueryString({ etat: next.filter === 'unanswered' ? '' : next.filter, page: next.page > 1 ? next.page : '' })
    )
  }
  return (
    <>
      <TitleBar title={words.title} lead={words.lead} />
      <FilterLinks
        label={words.filters}
        selected={filter}
        filters={FILTERS.map((id) => ({ id, label: words.filter[id], href: hrefFor({ filter: id }) }))}
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, pageCount }) =>
          data.length === 0 ? (
            <EmptyState drawing="letter" title={words.empty} text={words.emptyHint[filter]} />
          ) : (
            <>
              <ul className={panel.stack}>{data.map(children)}</ul>
              <Pagination page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ page: to })} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
