import { t } from '#i18n/product'
import { formatSpan } from '@/lib/format-date'
import { Icon } from '@/ui/Icon'
import css from './Purchase.module.css'
import type { Product, Variant } from './types'
import { inStock } from './variants'

/** What the buyer may count on: stock, time, returns. */
export function Promises({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const { store, finalSale } = product
  // The shop's own words about its delays, when it wrote any.
  const leaves = store.deliveryMethod === 'parcel' ? t.promises.ships : t.promises.prepared
  const ships = store.deliveryNote || leaves(store.deliveryMinDays, store.deliveryMaxDays)
  return (
    <ul className={css.promises}>
      {variant && (
        <li>
          <Icon name={inStock(variant) ? 'checkCircle' : 'info'} size="s" />
          <span>{inStock(variant) ? [stock(variant), ships].filter(Boolean).join(' ') : t.promises.soldOut}</span>
        </li>
      )}
      {variant && inStock(variant) && store.arrival && (
        <li>
          <Icon name={store.deliveryMethod === 'pickup' ? 'pin' : 'truck'} size="s" />
          <span>{arrival(store.deliveryMethod, store.arrival)}</span>
        </li>
      )}
      {store.pickupCity && (
        <li>
          <Icon name="pin" size="s" />
          <span>{t.promises.pickup(store.pickupCity, store.pickupPrice ?? 0)}</span>
        </li>
      )}
      {store.local && (
        <li>
          <Icon name="truck" size="s" />
          <span>{t.promises.local(store.local.radiusKm, store.local.price, store.local.freeFrom ?? 0)}</span>
        </li>
      )}
      <li>
        <Icon name={finalSale ? 'info' : 'return'} size="s" />
        <span>{finalSale ? t.promises.finalSale : t.promises.returns}</span>
      </li>
    </ul>
  )
}

/** When it arrives by the shop's usual way; what is picked up is ready by the last day. */
function arrival(method: Product['store']['deliveryMethod'], days: { from: string; to: string }): string {
  const shown = method === 'pickup' ? { from: days.to, to: days.to } : days
  return `${t.promises.arrives[method]} ${formatSpan(shown)}, ${t.promises.ifToday}`
}

function stock(variant: Variant): string {
  return variant.inventoryQuantity === null ? t.promises.inStock : t.promises.counted(variant.inventoryQuantity)
}
