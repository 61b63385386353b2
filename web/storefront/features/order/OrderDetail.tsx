import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import css from './OrderDetail.module.css'
import { OrderItems } from './OrderItems'
import { invoicesQuery } from './queries'
import { orderTone } from './status'
import type { Order, OrderAddress, OrderSums } from './types'

type OrderDetailProps = {
  order: Order
  /** The token of the order's link; with it the invoices can be had. */
  token: string | undefined
}

/** An order as far as it may be seen: where everything is, and for its buyer what it came to. */
export function OrderDetail({ order, token }: OrderDetailProps) {
  const { reference, createdAt, status, summary, shippingAddress, billingAddress } = order
  return (
    <div className={css.order}>
      <div>
        <h1>{t.title(reference)}</h1>
        <p className={css.facts}>
          <time dateTime={formatIsoDate(createdAt)}>{t.placedOn(formatDate(createdAt))}</time>
          {summary && <span>{formatMoney(summary.grandTotal)}</span>}
          <Badge tone={orderTone[status]}>{t.status[status]}</Badge>
        </p>
      </div>
      <div className={css.columns}>
        <OrderItems order={order} />
        {summary && (
          <div className={css.side}>
            <Invoices orderId={order.id} token={token} />
            <Sums sums={summary} />
            {shippingAddress && <Part title={t.shippingAddress}><AddressText address={shippingAddress} /></Part>}
            {billingAddress && <Part title={t.billingAddress}><AddressText address={billingAddress} /></Part>}
          </div>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One invoice per shop. They are there once the order is paid. */
function Invoices({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { data: invoices } = useQuery(invoicesQuery(orderId, token))
  if (!invoices || invoices.length === 0) return null
  return (
    <Part title={t.invoices}>
      <ul>
        {invoices.map(({ id, number, storeName, url }) => (
          <li key={id}>
            <a className={css.invoice} href={url} download>
              <Icon name="receipt" size="s" />
              <span className={layout.link}>{t.invoice(storeName)}</span>
              <small>{t.invoiceNumber(number)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Sums({ sums }: { sums: OrderSums }) {
  const words = t.sums
  const lines: [string, string][] = [
    [words.subTotal, formatMoney(sums.subTotal)],
    [words.shipping, sums.shipping > 0 ? formatMoney(sums.shipping) : words.free],
    ...(sums.fees > 0 ? [[words.fees, formatMoney(sums.fees)] as [string, string]] : []),
    [words.gstHst, formatMoney(sums.taxes.gst_hst)],
    [words.qst, formatMoney(sums.taxes.qst)],
    [words.total, formatMoney(sums.grandTotal)],
  ]
  return (
    <Part title={words.title}>
      <dl className={css.sums}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function AddressText({ address: a }: { address: OrderAddress }) {
  return (
    <address className={css.address}>
      {a.firstName} {a.lastName}
      <br />
      {[a.address, a.address2].filter(Boolean).join(', ')}
      <br />
      {t.place(a.city, a.province, a.postalCode)}
    </address>
  )
}
