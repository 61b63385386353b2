import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import css from './OrderDetail.module.css'
import { OrderItems } from './OrderItems'
import { OrderTitle } from './OrderTitle'
import { orderTone } from './status'
import type { Order, OrderStatus } from './types'

/** An order as anyone who knows its reference may see it: where everything is, and nothing of who bought it. */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <div className={css.order}>
      <TitleBar title={<OrderTitle reference={order.reference} />} lead={<OrderFacts {...order} />} />
      <OrderItems items={order.items} status={order.status} />
    </div>
  )
}

type FactsProps = { createdAt: string; total?: number; netTotal?: number; status: OrderStatus }

/** When it was placed, what it came to, where it stands. */
export function OrderFacts({ createdAt, total, netTotal, status }: FactsProps) {
  return (
    <>
      <time dateTime={formatIsoDate(createdAt)}>{t.placedOn(formatDate(createdAt))}</time>
      {total !== undefined && <span>{formatMoney(total)}</span>}
      {netTotal !== undefined && netTotal !== total && <span>{t.refunds.net(formatMoney(netTotal))}</span>}
      <Badge tone={orderTone[status]}>{t.status[status]}</Badge>
    </>
  )
}
