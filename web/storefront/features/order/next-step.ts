import { t } from '#i18n/order'
import { formatDate } from '@/lib/format-date'
import type { BoughtItem, OrderItem } from './types'

const words = t.next

/** What a buyer may expect now of a shop's part of a paid order, from where its items stand. */
export function nextStep(items: readonly OrderItem[], readyAt?: string): string {
  const kept = items.filter(({ status }) => status !== 'cancelled')
  if (kept.length === 0) return words.cancelled
  const method = kept[0]!.deliveryMethod
  if (kept.every(isWaiting)) return readyAt ? t.pickup.waits : words.preparing[method]
  if (kept.some(({ status }) => status === 'processing')) return words.partly
  const until = latestReturn(kept)
  return until ? `${words.done[method]} ${words.returnUntil(formatDate(until))}` : words.done[method]
}

const isWaiting = ({ status, quantityShipped }: OrderItem) => status === 'processing' && quantityShipped === 0

/** The last moment when something of it may be returned, as far as the one who asks may know. */
function latestReturn(items: readonly (OrderItem & Partial<BoughtItem>)[]): string | undefined {
  const days = items.flatMap(({ returnable, returnableUntil }) =>
    returnable && returnableUntil ? returnableUntil : [],
  )
  return days.toSorted().at(-1)
}
