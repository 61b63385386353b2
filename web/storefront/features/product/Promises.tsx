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
  const ships = store.deliveryNote || t.promises.ships(store.deliveryMinDays, store.deliveryMaxDays)
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
          <Icon name="truck" size="s" />
          <span>{t.promises.arrives(formatSpan(store.arrival))}</span>
        </li>
      )}
      {store.pickupCity && (
        <li>
          <Icon name="pin" size="s" />
          <span>{t.promises.pickup(store.pickupCity)}</span>
        </li>
      )}
      <li>
        <Icon name={finalSale ? 'info' : 'return'} size="s" />
        <span>{finalSale ? t.promises.finalSale : t.promises.returns}</span>
      </li>
    </ul>
  )
}

function stock(variant: Variant): string {
  return variant.inventoryQuantity === null ? t.promises.inStock : t.promises.counted(variant.inventoryQuantity)
}
