import { t } from '#i18n/seller-orders'
import type { Item, Order, OrderStatus } from './types'

type Method = Order['delivery']['method']

/** The word for a state: what is picked up or brought by the shop is not sent. */
export function wordOf(status: OrderStatus, method: Method): string {
  const own: Partial<Record<OrderStatus, string>> = method === 'parcel' ? {} : t.delivery.status[method]
  return own[status] ?? t.status[status]
}

/** The same for an item. */
export function itemWord({ status, deliveryMethod: method }: Item): string {
  const own: Partial<Record<Item['status'], string>> = method === 'parcel' ? {} : t.delivery.status[method]
  return own[status] ?? t.itemStatus[status]
}

type Tone = 'success' | 'info' | 'waiting' | 'error' | 'neutral'

/** The colour of a state; its word always comes along. */
export const orderTone: Record<OrderStatus, Tone> = {
  paid: 'waiting',
  dispatched: 'waiting',
  partially_shipped: 'info',
  completed: 'success',
  cancelled: 'neutral',
}

export const itemTone: Record<Item['status'], Tone> = {
  processing: 'waiting',
  cancelled: 'neutral',
  shipped: 'success',
  return_requested: 'waiting',
  return_denied: 'error',
  pending_return: 'info',
  returned: 'neutral',
}
