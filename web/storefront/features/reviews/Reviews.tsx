import { lazy, Suspense } from 'react'
import { t } from '#i18n/reviews'
import { ClientOnly } from '@/storefront/ClientOnly'
import { Skeleton } from '@/ui/Skeleton'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Summary } from './queries'
import css from './Reviews.module.css'

// Below the fold: its script is fetched once the page is there.
const ReviewList = lazy(async () => ({ default: (await import('./ReviewList')).ReviewList }))

type ReviewsProps = {
  productId: string
  shopName: string
  /** Null without any review. */ summary: Summary | null
}

/** What buyers say of a product: the average, how it is spread, then each review. Nothing without any. */
export function Reviews({ productId, shopName, summary }: ReviewsProps) {
  if (!summary) return null
  return (
    <section className={css.reviews} id="avis" aria-labelledby="avis-titre">
      <h2 id="avis-titre">{t.title}</h2>
      <div className={css.columns}>
        <Figures {...summary} />
        <ClientOnly placeholder={<Skeleton height="12rem" />}>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <ReviewList productId={productId} shopName={shopName} />
          </Suspense>
        </ClientOnly>
      </div>
    </section>
  )
}

function Figures({ average, count, stars }: Summary) {
  return (
    <div className={css.figures}>
      <p className={css.average}>
        <Stars value={average} /> <strong>{t.summary(average)}</strong>
      </p>
      <p className={css.soft}>{t.basedOn(count)}</p>
      <ul className={css.spread} aria-label={t.distribution}>
        {[5, 4, 3, 2, 1].map((of) => {
          const given = stars[of - 1] ?? 0
          return (
            <li key={of} className={css.row}>
              <VisuallyHidden>{t.row(of, given)}</VisuallyHidden>
              <span aria-hidden="true">{t.starsShort(of)}</span>
              <span className={css.track} aria-hidden="true">
                <span className={css.bar} style={{ width: `${(given / count) * 100}%` }} />
              </span>
              <span className={css.number} aria-hidden="true">
                {given}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
