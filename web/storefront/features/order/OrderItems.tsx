import type { ReactNode } from 'react'
import { t } from '#i18n/order'
import { ItemRow } from './ItemRow'
import css from './OrderItems.module.css'
import { ShopPart } from './ShopPart'
import type { Order, OrderItem, OrderStatus } from './types'

type OrderItemsProps = {
  items: readonly OrderItem[] | Order['items']
  /** Of the whole order: what was never paid is not being prepared. */
  status: OrderStatus
  /** What can be done with a shop of the order. */
  actionFor?: (storeId: string) => ReactNode
  /** When what is still awaited of a shop should arrive. */
  arrivalFor?: (storeId: string) => ReactNode
  /** More to say of an item. */
  noteFor?: (itemId: string) => ReactNode
}

/** What was ordered, shop by shop: states and parcels. */
export function OrderItems({ items: all, status, actionFor, arrivalFor, noteFor }: OrderItemsProps) {
  const items = all as readonly OrderItem[]
  const paid = status !== 'pending' && status !== 'failed'
  return (
    <div className={css.shops}>
      {shopsOf(items).map(({ storeId, storeName, storeSlug }) => {
        const part = items.filter((item) => item.storeId === storeId)
        return (
          <ShopPart
            key={storeId}
            name={storeName}
            slug={storeSlug}
            note={
              <>
                {paid && part.every(isWaiting) && t.preparing} {arrivalFor?.(storeId)}
              </>
            }
            action={actionFor?.(storeId)}
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

const isWaiting = ({ status, quantityShipped }: OrderItem) => status === 'processing' && quantityShipped === 0

/** One item of each shop, in the order of the items. */
export function shopsOf<Item extends Pick<OrderItem, 'storeId'>>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.storeId, item])).values()]
}
