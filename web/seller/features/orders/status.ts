import type { Item, OrderStatus } from './types'

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
