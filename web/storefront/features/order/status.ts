import type { OrderItem, OrderStatus } from './types'

type Tone = 'success' | 'info' | 'waiting' | 'error' | 'neutral'

/** The colour of an order's state; its word always comes along. */
export const orderTone: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  paid: 'waiting',
  failed: 'error',
  dispatched: 'info',
  partially_shipped: 'info',
  completed: 'success',
  cancelled: 'neutral',
}

/** Whether its payment went through. */
export const isPaid = (status: OrderStatus): boolean => status !== 'pending' && status !== 'failed'

export const itemTone: Record<OrderItem['status'], Tone> = {
  processing: 'waiting',
  cancelled: 'neutral',
  shipped: 'success',
  return_requested: 'waiting',
  return_denied: 'error',
  pending_return: 'waiting',
  returned: 'neutral',
}
