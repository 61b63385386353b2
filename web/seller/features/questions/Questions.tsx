import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-questions'
import { toQueryString } from '@/lib/query-string'
import { FilterLinks } from '@/desk/FilterLinks'
import panel from '@/desk/Panel.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { QuestionCard } from './QuestionCard'
import { questionsQuery } from './queries'
import { FILTERS, type QuestionsState } from './state'

type QuestionsProps = {
  shopId: string
  path: string
  state: QuestionsState
  /** Of the public page of a product. */ productHref: (slug: string) => string
}

/** What people ask about the shop's products, in public; those without an answer first. */
export function Questions({ shopId, path, state, productHref }: QuestionsProps) {
  const { filter, page } = state
  const query = useQuery({ ...questionsQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  const hrefFor = (change: Partial<QuestionsState>) => {
    const next = { filter, page: 1, ...change }
    return (
      path +
      toQueryString({ etat: next.filter === 'unanswered' ? '' : next.filter, page: next.page > 1 ? next.page : '' })
    )
  }
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <FilterLinks
        label={t.filters}
        selected={filter}
        filters={FILTERS.map((id) => ({ id, label: t.filter[id], href: hrefFor({ filter: id }) }))}
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, pageCount }) =>
          data.length === 0 ? (
            <EmptyState drawing="letter" title={t.empty} text={t.emptyHint[filter]} />
          ) : (
            <>
              <ul className={panel.stack}>
                {data.map((question) => (
                  <QuestionCard
                    key={question.id}
                    shopId={shopId}
                    question={question}
                    productHref={productHref(question.productUrl)}
                  />
                ))}
              </ul>
              <Pagination page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ page: to })} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
