import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchSummary, type Destination, type Summary } from './calls'
import type { Cart } from './types'

/** Names the sums of a cart: they change with its lines, deliveries, promotions, place and contribution alone. */
export function summaryKey(cart: Cart, to: Destination, addContribution: boolean) {
  const lines = cart.items.map(({ variantId, quantity, price }) => [variantId, quantity, price.unitPrice])
  const delivery = cart.stores.map(({ id, deliveryMethod }) => [id, deliveryMethod])
  const promoted = [cart.afterDiscount, cart.codes.map(({ code, applied }) => [code, applied])]
  return ['checkout-summary', cart.id, lines, delivery, promoted, to, addContribution] as const
}

/**
 * The sums of the order, asked again whenever something they depend on changes; the last ones stay meanwhile. While a
 * change of the cart is on its way nothing is asked: the answer would be of the cart before it.
 */
export function useSummary(cart: Cart, to: Destination, addContribution: boolean, cartBusy: boolean) {
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery<Summary>({
    queryKey: summaryKey(cart, to, addContribution),
    queryFn: ({ signal }) => fetchSummary(cart, to, addContribution, signal),
    enabled: !cartBusy,
    placeholderData: keepPreviousData,
  })
  return {
    summary: data,
    /** The sums on screen are not (or not yet) those of what is chosen. */
    stale: isPlaceholderData || (isFetching && !data),
    failed: isError,
    retry: () => void refetch(),
  }
}
