import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-reviews'
import { toQueryString } from '@/lib/query-string'
import { FilterLinks } from '@/desk/FilterLinks'
import panel from '@/desk/Panel.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { reviewsQuery } from './queries'
import { ReviewCard } from './ReviewCard'
import { FILTERS, type ReviewsState } from './state'

type ReviewsProps = {
  shopId: string
  path: string
  state: ReviewsState
  /** Of the public page of a product. */ productHref: (slug: string) => string
}

/** What buyers say of the shop's products; those without an answer first. */
export function Reviews({ shopId, path, state, productHref }: ReviewsProps) {
  const { filter, page } = state
  const query = useQuery({ ...reviewsQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  const hrefFor = (change: Partial<ReviewsState>) => {
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
                {data.map((review) => (
                  <ReviewCard
                    key={review.id}
                    shopId={shopId}
                    review={review}
                    productHref={productHref(review.productUrl)}
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
