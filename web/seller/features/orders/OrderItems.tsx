import { t } from '#i18n/seller-orders'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { Thumb } from '@/desk/Thumb'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './OrderItems.module.css'
import { itemTone, itemWord } from './status'
import type { Item } from './types'

/** The shop's items with what became of each unit. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <Thumb src={item.thumbnail} />
          <div className={css.words}>
            <p className={css.name}>{item.productName}</p>
            <p className={css.detail}>{[item.variantName, item.sku && t.sku(item.sku)].filter(Boolean).join(' · ')}</p>
            <p className={css.detail}>{t.each(formatMoney(item.unitPrice))}</p>
            <UnitStatus item={item} />
          </div>
          <div className={css.count}>
            <b>{t.quantity(item.quantity)}</b>
            <span>{formatMoney(item.total)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where the units stand: the badge, then the counts that differ from the whole. */
function UnitStatus({ item }: { item: Item }) {
  const { status, quantity, quantityLeft, quantityShipped, quantityCancelled, quantityReturned, cancelReason } = item
  const returning = item.quantityAlreadyReturn > quantityReturned
  const counts = [
    quantityShipped > 0 && quantityLeft > 0 && t.shippedUnits(quantityShipped),
    quantityLeft > 0 && quantityLeft < quantity && t.left(quantityLeft),
    quantityCancelled > 0 && t.cancelledUnits(quantityCancelled, cancelReason),
    quantityReturned > 0 && t.returnedUnits(quantityReturned),
  ].filter((text) => text !== false)
  return (
    <p className={css.fate}>
      <Badge tone={itemTone[status]}>{itemWord(item)}</Badge>
      {counts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {returning && (
        <Link className={layout.link} href={to('/retours')}>
          {t.toReturn}
        </Link>
      )}
    </p>
  )
}
