import { useId, type ReactNode } from 'react'
import { t as giftWords } from '#i18n/gift'
import { t } from '#i18n/order'
import { t as off } from '#i18n/promotions'
import { cardBrandName } from '@/lib/card-brand'
import { formatMoney } from '@/lib/format-money'
import { minus, promotionLine } from '@/lib/promotion-text'
import css from './OrderDetail.module.css'
import { PaperButton } from './PaperButton'
import { fetchInvoice, fetchOrderInvoice } from './queries'
import { Refunds } from './Refunds'
import type { BoughtOrder, Invoice, OrderAccess, OrderAddress, OrderSums } from './types'

/** The papers of an order: invoices, sums and addresses. */
export function OrderPapers({ order, access }: { order: BoughtOrder; access: OrderAccess }) {
  const invoices = order.stores.flatMap(({ invoice }) => (invoice ? [invoice] : []))
  return (
    <div className={css.side}>
      {invoices.length > 0 && (
        <Part title={t.invoices}>
          <ul>
            <li>
              <PaperButton
                label={t.orderInvoice}
                number={order.reference}
                fetch={() => fetchOrderInvoice(order.id, access)}
                file={t.invoiceFile(order.reference)}
              />
            </li>
            {order.stores.length > 1 && // of one shop, the order's invoice says the same
              invoices.map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceButton invoice={invoice} access={access} />
                </li>
              ))}
          </ul>
        </Part>
      )}
      {order.refunds.length > 0 && (
        <Part title={t.refunds.title}>
          <Refunds refunds={order.refunds} access={access} />
        </Part>
      )}
      <Sums sums={order.summary} net={order.netTotal} alone={order.stores.length === 1} />
      <div className={css.addresses}>
        {order.shippingAddress.city && ( // none when all of it is picked up
          <Part title={t.shippingAddress}>
            <AddressText address={order.shippingAddress} />
          </Part>
        )}
        <Part title={t.billingAddress}>
          <AddressText address={order.billingAddress} />
        </Part>
        {order.gift && (
          <Part title={giftWords.title}>
            <p>{giftWords.forBuyer}</p>
            <p className={css.message}>{order.gift.message || giftWords.noMessage}</p>
          </Part>
        )}
        {order.card && (
          <Part title={t.card}>
            <p>{t.cardEnding(cardBrandName(order.card.brand), order.card.last4)}</p>
          </Part>
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

function InvoiceButton({ invoice, access }: { invoice: Invoice; access: OrderAccess }) {
  const { id, number, storeId, storeName } = invoice
  const fetch = () => fetchInvoice(storeId, id, access)
  return <PaperButton label={t.invoice(storeName)} number={number} fetch={fetch} file={t.invoiceFile(number)} />
}

/** What promotions took off: by name for one shop; of several, each shop's part names its own. */
function takenOff({ promotions, discount }: OrderSums, alone: boolean): [string, string][] {
  if (alone) return promotions.map(promotionLine)
  return discount > 0 ? [[off.discount, minus(discount)]] : []
}

type SumsProps = { sums: OrderSums; net: number; /** Of one shop. */ alone: boolean }

function Sums({ sums, net, alone }: SumsProps) {
  const words = t.sums
  const lines: [string, string][] = [
    [words.subTotal, formatMoney(sums.subTotal)],
    ...takenOff(sums, alone),
    [words.shipping, sums.shipping > 0 ? formatMoney(sums.shipping) : words.free],
    ...(sums.fees > 0 ? [[words.fees, formatMoney(sums.fees)] as [string, string]] : []),
    [words.gstHst, formatMoney(sums.taxes.gst_hst)],
    [words.qst, formatMoney(sums.taxes.qst)],
    [words.total, formatMoney(sums.grandTotal)],
  ]
  if (net !== sums.grandTotal) {
    lines.push([words.refunded, `−${formatMoney(sums.grandTotal - net)}`], [words.net, formatMoney(net)])
  }
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
