import { useEffect, useEffectEvent, useState } from 'react'
import { endAttempt, pendingAttempt } from './attempt'
import { placeOrder, type PlacedOrder } from './calls'
import { forgetAnswers } from './draft'

/**
 * When the answer to an order was lost and the cart it came from is no longer ours, the order went through: asking for
 * it again with its key tells which it is, and charges nothing. True while asking.
 */
export function useUnconfirmedOrder(cartId: string | undefined, onFound: (order: PlacedOrder) => unknown): boolean {
  const found = useEffectEvent(onFound)
  const [asking, setAsking] = useState(() => pendingAttempt() !== undefined)
  useEffect(() => {
    if (cartId === undefined) return
    const attempt = pendingAttempt()
    if (!attempt || attempt.order.cartId === cartId) return setAsking(false)
    placeOrder(attempt)
      .then((order) => {
        forgetAnswers()
        found(order)
      })
      .catch(() => setAsking(false))
      .finally(endAttempt)
  }, [cartId])
  return asking
}
