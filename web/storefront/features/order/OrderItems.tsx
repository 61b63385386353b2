import type { ReactNode } from 'react'
import { t } from '#i18n/order'
import { formatSpan } from '@/lib/format-date'
import { ItemRow } from './ItemRow'
import { nextStep } from './next-step'
import css from './OrderItems.module.css'
import { PickupNote } from './PickupNote'
import { ShopPart } from './ShopPart'
import { ShopSums } from './ShopSums'
import { isPaid } from './status'
import type { BoughtStore, Order, OrderItem, OrderStatus } from './types'

type OrderItemsProps = {
  items: readonly OrderItem[] | Order['items']
  /** Of the whole order: what was never paid is not being prepared. */
  status: OrderStatus
  /** What each shop's part came to, for who may know; of one shop alone, the order's sums say it. */
  stores?: readonly BoughtStore[] | undefined
  /** What can be done with a shop of the order. */
  actionFor?: (storeId: string) => ReactNode
  /** More to say of an item. */
  noteFor?: (itemId: string) => ReactNode
}

/** What was ordered, shop by shop: states and parcels. */
export function OrderItems({ items: all, status, stores = [], actionFor, noteFor }: OrderItemsProps) {
  const items = all as readonly OrderItem[]
  const paid = isPaid(status)
  return (
    <div className={css.shops}>
      {shopsOf(items).map(({ storeId, storeName, storeSlug }) => {
        const part = items.filter((item) => item.storeId === storeId)
        const store = stores.find(({ id }) => id === storeId)
        return (
          <ShopPart
            key={storeId}
            name={storeName}
            slug={storeSlug}
            note={[paid && nextStep(part, store?.delivery.readyAt), arrivalOf(store)].filter(Boolean).join(' ')}
            lead={paid && awaitsPickup(part, store) && <PickupNote delivery={store.delivery} />}
            action={actionFor?.(storeId)}
            foot={store && stores.length > 1 && <ShopSums store={store} />}
          >
            {part.map((item) => (
              <ItemRow key={item.id} item={item} paid={paid} note={noteFor?.(item.id)} />
            ))}
          </ShopPart>
        )
      })}
    </div>
  )
}

/** When what is still awaited of a shop should arrive; nothing once it should be there. */
function arrivalOf(store: BoughtStore | undefined): string {
  if (!store?.arrival) return ''
  if (store.delivery.method === 'pickup')
    return t.pickup.around(formatSpan({ ...store.arrival, from: store.arrival.to }))
  return (store.arrivesLate ? t.arrivesLate : t.arrives)(formatSpan(store.arrival))
}

/** Whether something of a shop is still to be fetched there. */
const awaitsPickup = (part: readonly OrderItem[], store: BoughtStore | undefined): store is BoughtStore =>
  store?.delivery.method === 'pickup' && part.some(({ status }) => status === 'processing')

/** One item of each shop, in the order of the items. */
export function shopsOf<Item extends Pick<OrderItem, 'storeId'>>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.storeId, item])).values()]
}
