import { useId, type ReactNode } from 'react'
import { t } from '#i18n/order'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useDownload } from '@/ui/useDownload'
import css from './OrderDetail.module.css'
import { fetchInvoice } from './queries'
import type { BoughtOrder, Invoice, OrderAccess, OrderAddress, OrderSums } from './types'

/** The papers of an order: invoices, sums and addresses. */
export function OrderPapers({ order, access }: { order: BoughtOrder; access: OrderAccess }) {
  const invoices = order.stores.flatMap(({ invoice }) => (invoice ? [invoice] : []))
  return (
    <div className={css.side}>
      {invoices.length > 0 && (
        <Part title={t.invoices}>
          <ul>
            {invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceButton invoice={invoice} access={access} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Sums sums={order.summary} />
      <div className={css.addresses}>
        <Part title={t.shippingAddress}>
          <AddressText address={order.shippingAddress} />
        </Part>
        <Part title={t.billingAddress}>
          <AddressText address={order.billingAddress} />
        </Part>
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
  const { busy, download } = useDownload(t.invoiceFailed)
  const save = () => download(() => fetchInvoice(storeId, id, access), t.invoiceFile(number))
  return (
    <Button variant="link" size="s" className={css.invoice} loading={busy} onClick={() => void save()}>
      <Icon name="receipt" size="s" />
      <span>
        {t.invoice(storeName)} <small>{t.invoiceNumber(number)}</small>
      </span>
    </Button>
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
