import type { ReactNode } from 'react'
import { t } from '#i18n/order'
import { t as promotions } from '#i18n/promotions'
import { classNames } from '@/lib/class-names'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { minus } from '@/lib/promotion-text'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './OrderItems.module.css'
import { itemTone } from './status'
import type { OrderItem, Shipment } from './types'

type ItemRowProps = {
  item: OrderItem
  /** False while its order is not paid: then it has no state of its own. */
  paid?: boolean
  /** Before the picture, such as a box to tick. */
  lead?: ReactNode
  /** More to say under its state. */
  note?: ReactNode
  /** Under the whole row. */
  children?: ReactNode
}

/** One item of an order: what it is, where it stands, and where its parcels are. */
export function ItemRow({ item, paid = true, lead, note, children }: ItemRowProps) {
  const { thumbnail, productName, productUrl, variantName, quantity, status, shipments, returnItem } = item
  return (
    <li className={classNames(css.item, Boolean(lead) && css.led)}>
      {lead}
      <span className={css.photo}>
        {thumbnail ? (
          <img src={thumbnail} alt="" width="80" height="100" loading="lazy" decoding="async" />
        ) : (
          <Icon name="image" />
        )}
      </span>
      <div className={css.text}>
        <Link className={css.product} href={`/produit/${productUrl}`}>
          {productName}
        </Link>
        <p className={css.detail}>{[variantName, t.quantity(quantity)].filter(Boolean).join(' · ')}</p>
        {paid && (
          <p className={css.badge}>
            <Badge tone={itemTone[status]}>{itemWord(item)}</Badge>
          </p>
        )}
        {isPartlyShipped(item) && <p className={css.detail}>{t.shippedUnits(item.quantityShipped, quantity)}</p>}
        {returnItem && (
          <p className={css.detail}>
            {t.returnStatus[returnItem.status]}{' '}
            <time dateTime={formatIsoDate(returnItem.updatedAt)}>
              {t.returnSince(returnItem.quantity, formatDate(returnItem.updatedAt))}
            </time>
          </p>
        )}
        {shipments.map((shipment) => (
          <Parcel
            key={shipment.shippedAt + shipment.trackingNumber}
            shipment={shipment}
            of={quantity}
            method={item.deliveryMethod}
          />
        ))}
        {note && <div className={css.detail}>{note}</div>}
      </div>
      <Price item={item} />
      {children}
    </li>
  )
}

/** The state of an item: what a shop handed over or brought itself was not sent. */
const itemWord = ({ status, deliveryMethod }: OrderItem): string =>
  status === 'shipped' && deliveryMethod !== 'parcel' ? t.handed[deliveryMethod] : t.itemStatus[status]

/** Whether some units left while others are still to ship. */
export const isPartlyShipped = ({ status, quantityShipped }: OrderItem): boolean =>
  status === 'processing' && quantityShipped > 0

/** What the line comes to, with the price of one unit when there are several. */
function Price({ item: { quantity, unitPrice, totalPrice, discount } }: { item: OrderItem }) {
  return (
    <span className={css.price}>
      {formatMoney(totalPrice)}
      {quantity > 1 && <small>{t.each(formatMoney(unitPrice))}</small>}
      {discount > 0 && <small>{`${promotions.discount} ${minus(discount)}`}</small>}
    </span>
  )
}

/** When a parcel left, by whom, and where to follow it. */
function Parcel({ shipment, of, method }: { shipment: Shipment; of: number; method: OrderItem['deliveryMethod'] }) {
  const left = method === 'parcel' ? t.shippedBy : t.handedOn[method]
  const { shippedAt, carrierName, trackingNumber, trackingLink, quantity } = shipment
  return (
    <p className={css.detail}>
      <time dateTime={formatIsoDate(shippedAt)}>{left(formatDate(shippedAt), carrierName)}</time>
      {quantity < of && ` (${t.partOf(quantity, of)})`}
      {(trackingNumber || trackingLink) && ' · '}
      {trackingLink ? (
        <a className={layout.link} href={trackingLink} target="_blank" rel="noreferrer">
          {t.trackParcel(trackingNumber)}
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  )
}
