import { t } from '#i18n/order'
import { formatMoney } from '@/lib/format-money'
import { promotionLine } from '@/lib/promotion-text'
import css from './OrderItems.module.css'
import type { BoughtStore } from './types'

const words = t.sums

/** What one shop's part of an order came to. */
export function ShopSums({ store }: { store: BoughtStore }) {
  const { name, subTotal, promotions, shipping, taxes, total } = store
  const lines: [string, string][] = [
    [words.subTotal, formatMoney(subTotal)],
    ...promotions.map(promotionLine),
    [words.shipping, shipping > 0 ? formatMoney(shipping) : words.free],
    [words.gstHst, formatMoney(taxes.gst_hst)],
    [words.qst, formatMoney(taxes.qst)],
    [words.ofShop(name), formatMoney(total)],
  ]
  return (
    <dl className={css.sums}>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
