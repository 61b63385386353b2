import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/checkout'
import { classNames } from '@/lib/class-names'
import { placedOrder } from '@/storefront/features/checkout/placed'
import { Thanks } from '@/storefront/features/order/Thanks'
import { orderQuery } from '@/storefront/features/order/queries'
import css from '@/storefront/features/order/OrderDetail.module.css'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Skeleton'

export const meta = (): Meta => ({ title: t.thanks.metaTitle, robots: 'noindex' })

/** How often a payment that is being verified is asked about. */
const PENDING_MS = 3000

export default function ThankYouPage() {
  const { params } = useView().context
  const id = params.id ?? ''
  const placed = placedOrder(id)
  const { data: order, isError } = useQuery({
    ...orderQuery({ id, ...(placed && { token: placed.token }) }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? PENDING_MS : false),
  })
  return (
    <div className={classNames(layout.frame, css.page)}>
      {order && <Thanks order={order} token={placed?.token} account={placed?.account} />}
      {!order && !isError && <Skeleton height="24rem" />}
      {!order && isError && (
        <EmptyState
          drawing="crate"
          title={t.thanks.notFound}
          text={t.thanks.notFoundHint}
          action={<Button href="/suivi-de-commande">{t.thanks.track}</Button>}
        />
      )}
    </div>
  )
}
