import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/checkout'
import { classNames } from '@/lib/class-names'
import { placedOrder, rememberPlaced } from '@/storefront/features/checkout/placed'
import { Thanks } from '@/storefront/features/order/Thanks'
import { boughtQuery, orderQuery } from '@/storefront/features/order/queries'
import css from '@/storefront/features/order/OrderDetail.module.css'
import type { NewAccount, Order } from '@/storefront/features/order/types'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Skeleton'

export const meta = (): Meta => ({ title: t.thanks.metaTitle, robots: 'noindex' })

/** How often a payment that is being verified is asked about. */
const PENDING_MS = 3000
const whilePending = ({ state }: { state: { data?: Pick<Order, 'status'> | undefined } }) =>
  state.data?.status === 'pending' ? PENDING_MS : false

/** Whole for the browser that placed the order and for its owner; what anyone may know of it for others. */
export default function ThankYouPage() {
  const { id = '' } = useView().context.params
  const placed = placedOrder(id)
  const visitor = useVisitor()
  const [made, setMade] = useState<NewAccount>()
  const access = placed ? { token: placed.token } : { userId: visitor?.id ?? '' }
  const known = Boolean(placed ?? visitor)
  const whole = useQuery({ ...boughtQuery(id, access), enabled: known, refetchInterval: whilePending })
  const asAnyone = !known || whole.isError
  const open = useQuery({ ...orderQuery({ id }), enabled: asAnyone, refetchInterval: whilePending })
  const order = (whole.data as Order | undefined) ?? (asAnyone ? open.data : undefined)

  function keepAccount(account: NewAccount) {
    if (placed) rememberPlaced({ ...placed, account })
    setMade(account)
  }

  return (
    <div className={classNames(layout.frame, css.page)}>
      {order && (
        <Thanks
          order={order}
          whole={whole.data && { order: whole.data, access }}
          account={made ?? placed?.account}
          onAccount={keepAccount}
        />
      )}
      {!order && !(asAnyone && open.isError) && <Skeleton height="24rem" />}
      {!order && asAnyone && open.isError && (
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
