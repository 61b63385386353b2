import { t as giftWords } from '#i18n/gift'
import { t } from '#i18n/seller-orders'
import { formatPhone } from '@/lib/format-contact'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { promotionLine } from '@/lib/promotion-text'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Sums } from '@/desk/Sums'
import { EarlierOrders } from './EarlierOrders'
import { EarningPanel } from './Earning'
import css from './OrderSide.module.css'
import { Papers } from './Papers'
import type { Order } from './types'

/** Beside the items: where they go, their papers, and what they bring. */
export function OrderSide({ order, shopId }: { order: Order; shopId: string }) {
  return (
    <div className={panel.stack}>
      <Panel title={t.delivery.title[order.delivery.method]}>
        {order.shippingAddress ? (
          <Destination to={order.shippingAddress} phone={order.phone} />
        ) : (
          <Pickup order={order} />
        )}
      </Panel>
      {order.gift && (
        <Panel title={giftWords.title}>
          <p>{order.gift.message ? giftWords.forShop : giftWords.forShopWithout}</p>
          {order.gift.message && <blockquote className={css.message}>{order.gift.message}</blockquote>}
        </Panel>
      )}
      {order.earlier.count > 0 && <EarlierOrders earlier={order.earlier} />}
      <Panel title={t.papers.title}>
        <Papers order={order} shopId={shopId} />
      </Panel>
      <Panel title={t.sums.title}>
        <ShopSums order={order} />
      </Panel>
      <EarningPanel shopId={shopId} orderId={order.id} />
    </div>
  )
}

/** Who fetches what, and where they were told to. */
function Pickup({ order: { customerName, phone, delivery, handoverNote } }: { order: Order }) {
  return (
    <address className={css.address}>
      <b>{customerName}</b>
      {phone && <span className={panel.soft}>{formatPhone(phone)}</span>}
      <span>{delivery.place}</span>
      <span className={css.hours}>{delivery.hours}</span>
      {delivery.readyAt && <span>{t.delivery.readySince(formatDateTime(delivery.readyAt))}</span>}
      {handoverNote && <span>{t.delivery.withoutCode(handoverNote)}</span>}
    </address>
  )
}

type DestinationProps = { to: NonNullable<Order['shippingAddress']>; phone: string }

function Destination({ to, phone }: DestinationProps) {
  return (
    <address className={css.address}>
      <b>
        {to.firstName} {to.lastName}
      </b>
      <span>{[to.address, to.address2].filter(Boolean).join(', ')}</span>
      <span>{t.place(to.city, to.province, to.postalCode)}</span>
      {phone && <span className={panel.soft}>{formatPhone(phone)}</span>}
    </address>
  )
}

function ShopSums({ order: { amounts, refunds } }: { order: Order }) {
  const { subTotal, promotions, shipping, taxes, total, refunded, net } = amounts
  return (
    <div className={panel.stack}>
      <Sums
        sums={[
          { label: t.sums.subTotal, amount: subTotal },
          ...promotions.map((one) => {
            const [label, text] = promotionLine(one)
            return { label, text, amount: one.amount }
          }),
          { label: t.sums.shipping, amount: shipping, text: shipping === 0 ? t.sums.free : undefined },
          { label: t.sums.gstHst, amount: taxes.gst_hst },
          { label: t.sums.qst, amount: taxes.qst },
          { label: t.sums.total, amount: total, total: true },
          ...(refunded > 0
            ? [
                { label: t.sums.refunded, amount: -refunded },
                { label: t.sums.net, amount: net, total: true },
              ]
            : []),
        ]}
      />
      {refunds.length > 0 && (
        <ul className={css.refunds} aria-label={t.refunds.title}>
          {refunds.map(({ id, createdAt, total: amount, cause, status, creditNote }) => (
            <li key={id}>
              {formatDate(createdAt)}, {t.refunds.cause[cause]}, {formatMoney(amount)} ({t.refunds.status[status]})
              {creditNote && `, ${creditNote.number}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
