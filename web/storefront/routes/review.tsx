import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/review-form'
import { classNames } from '@/lib/class-names'
import css from '@/storefront/features/reviews/OrderReviews.module.css'
import { ReviewedLines } from '@/storefront/features/reviews/OrderReviews'
import { linesQuery, type Line } from '@/storefront/features/reviews/queries'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import layout from '@/ui/layout.module.css'

export const meta = (): Meta => ({ title: t.order.pageTitle, robots: 'noindex' })

/** What the link of the letter that asks for reviews opens. In the browser alone: the address holds a secret. */
export default function ReviewPage() {
  const { query } = useView().context
  const bought = { orderId: query.get('commande') ?? '', token: query.get('jeton') ?? '' }
  const lines = useQuery({ ...linesQuery(bought), enabled: bought.orderId !== '', retry: false })
  const missing = (
    <EmptyState
      title={t.order.missingTitle}
      text={t.order.missing}
      action={<Button href="/suivi-de-commande">{t.order.find}</Button>}
    />
  )
  return (
    <div className={classNames(layout.frame, css.page)}>
      <TitleBar title={t.order.pageTitle} lead={t.order.pageLead} />
      {bought.orderId === '' ? (
        missing
      ) : (
        <Loaded query={lines} skeleton={<Skeleton height="20rem" />} missing={missing}>
          {(data) => <ReviewedLines bought={bought} lines={data as Line[]} />}
        </Loaded>
      )}
    </div>
  )
}
