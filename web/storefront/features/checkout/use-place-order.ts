import { useMutation } from '@tanstack/react-query'
import { attemptFor, endAttempt, type Attempt } from './attempt'
import { placeOrder, type NewOrder, type PlacedOrder } from './calls'
import { actionNeeded, failureOf, pendingOrder, type Failure } from './failure'

type Handlers = {
  /** Lets the buyer confirm with their bank; the order is asked for again afterwards. */
  confirm: (clientSecret: string) => Promise<void>
  onPlaced: (placed: PlacedOrder, order: NewOrder) => void
  onFailure: (failure: Failure) => void
}

/** Places an order, only once even when it is sent several times. */
export function usePlaceOrder({ confirm, onPlaced, onFailure }: Handlers) {
  const { mutate, isPending } = useMutation({
    mutationFn: (order: NewOrder) => place(attemptFor(order), confirm),
    onSuccess: (placed, order) => {
      endAttempt()
      onPlaced(placed, order)
    },
    onError: (error, order) => {
      const failure = failureOf(error, order.expectedTotal)
      if (failure.kind !== 'unheard') endAttempt()
      onFailure(failure)
    },
  })
  return { place: mutate, placing: isPending }
}

async function place(attempt: Attempt, confirm: Handlers['confirm']): Promise<PlacedOrder> {
  try {
    return await placeOrder(attempt)
  } catch (error) {
    const kept = pendingOrder(error)
    if (kept) return kept
    const action = actionNeeded(error)
    if (!action) throw error
    await confirm(action.clientSecret)
    return placeOrder(attempt)
  }
}
