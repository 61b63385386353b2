import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '#i18n/reviews'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { Report } from '@/storefront/Report'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { reviewsQuery, type Review } from './queries'
import { ReviewPhotos } from './ReviewPhotos'
import css from './Reviews.module.css'

/** The reviews of a product, newest first, ten at a time. */
export function ReviewList({ productId, shopName }: { productId: string; shopName: string }) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(reviewsQuery(productId))
  if (isError && !data) return <Alert kind="error">{t.loadFailed}</Alert>
  if (!data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton height="12rem" />
      </div>
    )
  }
  return (
    <div>
      <ul>
        {data.pages.flatMap((page) =>
          page.data.map((review) => <Item key={review.id} review={review} shopName={shopName} />),
        )}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </div>
  )
}

function Item({ review, shopName }: { review: Review; shopName: string }) {
  const { id, stars, text, photos, returned, createdAt, answer } = review
  const author = t.author(review.author)
  return (
    <li className={css.item}>
      <p className={css.head}>
        <Stars value={stars} label={t.stars(stars)} />
        <span className={css.verified}>
          <Icon name={returned ? 'return' : 'checkCircle'} size="s" />
          {returned ? t.returned : t.verified}
        </span>
      </p>
      {text && <p className={css.text}>{text}</p>}
      <ReviewPhotos photos={photos} alt={(at) => t.photo(author, at)} />
      <p className={css.soft}>
        <time dateTime={formatIsoDate(createdAt)}>{t.by(author, formatDate(createdAt))}</time>{' '}
        <Report subject={{ kind: 'review', id }} />
      </p>
      {answer && (
        <div className={css.answer}>
          <VisuallyHidden>{t.answer}</VisuallyHidden>
          <p className={css.text}>{answer}</p>
          <p className={css.soft}>{shopName}</p>
        </div>
      )}
    </li>
  )
}
