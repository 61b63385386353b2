import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './OrderItems.module.css'
import { itemTone } from './status'
import type { Order, OrderItem, Shipment } from './types'

/** What was ordered, shop by shop: states and parcels. */
export function OrderItems({ order }: { order: Order }) {
  const items = order.items as OrderItem[]
  const shops = [...new Map(items.map((item) => [item.storeId, item])).values()]
  return (
    <div className={css.shops}>
      {shops.map(({ storeId, storeName, storeSlug }) => {
        const part = items.filter((item) => item.storeId === storeId)
        return (
          <section key={storeId} className={css.shop} aria-label={t.shop(storeName)}>
            <header className={css.head}>
              <span className={css.plate} aria-hidden="true">
                {initials(storeName)}
              </span>
              <div>
                <h2 className={css.name}>
                  <Link href={`/boutique/${storeSlug}`}>{storeName}</Link>
                </h2>
                {part.every(isWaiting) && <p className={css.detail}>{t.preparing}</p>}
              </div>
            </header>
            <ul className={css.items}>
              {part.map((item) => (
                <li key={item.id} className={css.item}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const isWaiting = ({ status }: OrderItem) => status === 'processing'

function Item({ item }: { item: OrderItem }) {
  const { thumbnail, productName, productUrl, variantName, quantity, unitPrice, status, shipments, returnItem } = item
  return (
    <>
      <span className={css.photo}>
        {thumbnail ? <img src={thumbnail} alt="" width="80" height="100" loading="lazy" decoding="async" /> : <Icon name="image" />}
      </span>
      <div className={css.text}>
        <Link className={css.product} href={`/produit/${productUrl}`}>
          {productName}
        </Link>
        <p className={css.detail}>{[variantName, t.quantity(quantity)].filter(Boolean).join(' · ')}</p>
        <p className={css.badge}>
          <Badge tone={itemTone[status]}>{t.itemStatus[status]}</Badge>
        </p>
        {returnItem && <p className={css.detail}>{t.returnStatus[returnItem.status]}</p>}
        {shipments.map((shipment) => (
          <Parcel key={shipment.shippedAt + shipment.trackingNumber} shipment={shipment} of={quantity} />
        ))}
      </div>
      <span className={css.price}>{quantity > 1 ? t.each(formatMoney(unitPrice)) : formatMoney(unitPrice)}</span>
    </>
  )
}

/** When a parcel left, by whom, and where to follow it. */
function Parcel({ shipment, of }: { shipment: Shipment; of: number }) {
  const { shippedAt, carrierName, trackingNumber, trackingLink, quantity } = shipment
  return (
    <p className={css.detail}>
      <time dateTime={formatIsoDate(shippedAt)}>{t.shippedBy(formatDate(shippedAt), carrierName)}</time>
      {quantity < of && ` (${t.partOf(quantity, of)})`}
      {trackingNumber && ' · '}
      {trackingNumber && trackingLink ? (
        <a className={layout.link} href={trackingLink} target="_blank" rel="noreferrer">
          {t.trackParcel(trackingNumber)}
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  )
}

/** First letters of the first two words: Atelier Batture → AB. */
function initials(name: string): string {
  return name.split(/[\s’'&-]+/).flatMap((word) => [...word].slice(0, 1)).slice(0, 2).join('').toUpperCase()
}
