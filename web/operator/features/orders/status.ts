import type { Part as Segment } from '@/desk/PartBar'
import { formatShortDate } from '@/lib/format-date'
import type { Item, ListedOrder, OrderStatus, ReturnStatus } from './types'

type Tone = 'success' | 'info' | 'waiting' | 'error' | 'neutral'

export const statusTones: Record<OrderStatus, Tone> = {
  pending: 'neutral',
  paid: 'waiting',
  failed: 'error',
  dispatched: 'waiting',
  partially_shipped: 'info',
  completed: 'success',
  cancelled: 'neutral',
}

export const itemTones: Record<Item['status'], Tone> = {
  processing: 'waiting',
  cancelled: 'neutral',
  shipped: 'success',
  return_requested: 'waiting',
  return_denied: 'error',
  pending_return: 'info',
  returned: 'neutral',
}

export const returnTones: Record<ReturnStatus, Tone> = {
  returnRequested: 'waiting',
  pendingReturn: 'info',
  returnDenied: 'error',
  returnExpired: 'error',
  completed: 'success',
}

/** A segment of the part bar: what was cancelled is no longer waited for. */
export function segmentOf({ status, late }: ListedOrder['parts'][number]): Segment {
  if (late) return 'late'
  return status === 'completed' || status === 'cancelled' ? 'shipped' : 'waiting'
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days since a moment. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS))

/** The day of a moment; the year only when it is another one. */
export function shortDay(moment: string, now = new Date()): string {
  return formatShortDate(moment).replace(new RegExp(`[\\s\u00a0]${now.getFullYear()}$`), '')
}
