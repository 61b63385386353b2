import type { OrderItem, OrderStatus, ReturnStatus } from './types'

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

export const returnTone: Record<ReturnStatus, Tone> = {
  returnRequested: 'waiting',
  pendingReturn: 'info',
  returnDenied: 'error',
  returnExpired: 'neutral',
  completed: 'success',
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
