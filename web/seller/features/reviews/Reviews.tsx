import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-reviews'
import { AnswerList, type AnswersState } from '@/seller/AnswerList'
import { reviewsQuery } from './queries'
import { ReviewCard } from './ReviewCard'

type ReviewsProps = {
  shopId: string
  path: string
  state: AnswersState
  /** Of the public page of a product. */ productHref: (slug: string) => string
}

/** What buyers say of the shop's products; those without an answer first. */
export function Reviews({ shopId, path, state, productHref }: ReviewsProps) {
  const query = useQuery({ ...reviewsQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <AnswerList words={t} path={path} state={state} query={query}>
      {(review) => (
        <ReviewCard key={review.id} shopId={shopId} review={review} productHref={productHref(review.productUrl)} />
      )}
    </AnswerList>
  )
}
