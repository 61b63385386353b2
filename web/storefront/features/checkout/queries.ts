import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchSummary, type Summary } from './calls'
import type { Cart } from './types'

/** Names the sums of a cart: they change with its lines, the province and the contribution, and with nothing else. */
export function summaryKey(cart: Cart, province: string, addContribution: boolean) {
  const lines = cart.items.map(({ variantId, quantity, price }) => [variantId, quantity, price.unitPrice])
  return ['checkout-summary', cart.id, lines, province, addContribution] as const
}

/** The sums of the order, asked again whenever something they depend on changes; the last ones stay meanwhile. */
export function useSummary(cart: Cart, province: string, addContribution: boolean) {
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery<Summary>({
    queryKey: summaryKey(cart, province, addContribution),
    queryFn: ({ signal }) => fetchSummary(cart, { province, country: 'CA' }, addContribution, signal),
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
