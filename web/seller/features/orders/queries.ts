import { useQueryClient } from '@tanstack/react-query'
import { api, get, type ApiQuery } from '@/api/client'
import { keepFocus } from '@/seller/parts/keep-focus'
import type { OrdersState } from './state'
import type { Order, RefundAmounts } from './types'
import type { Line } from './units'

/** A page of the shop's parts of orders, with how many each filter finds. */
export const ordersQuery = (shopId: string, { filter, search, page }: OrdersState) =>
  get('/seller/shops/{shopId}/orders', { path: { shopId }, query: { filter, page, ...(search && { q: search }) } })

export const orderQuery = (shopId: string, orderId: string) =>
  get('/seller/shops/{shopId}/orders/{orderId}', { path: { shopId, orderId } }) as ApiQuery<Order>

export const carriersQuery = (shopId: string) => get('/seller/shops/{shopId}/carriers', { path: { shopId } })

const at = (shopId: string, orderId: string) => ({ params: { path: { shopId, orderId } } })

export interface Parcel {
  items: Line[]
  carrier?: 'canada_post' | 'purolator' | 'ups' | 'fedex' | 'gls' | 'nationex'
  carrierName?: string
  trackingNumber?: string
  trackingLink?: string
}

/** Notes a parcel and has the customer told; answers the order as it then is. */
export async function shipUnits(shopId: string, orderId: string, parcel: Parcel): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/shipments', {
    ...at(shopId, orderId),
    body: parcel,
  })
  return data as Order
}

export async function cancelUnits(shopId: string, orderId: string, items: Line[], reason: string): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/cancellations', {
    ...at(shopId, orderId),
    body: { items, reason },
  })
  return data as Order
}

/** What giving units up would refund. It is asked, not sent: nothing changes. */
export const refundPreviewQuery = (shopId: string, orderId: string, items: Line[]) => ({
  queryKey: ['refund preview', shopId, orderId, items] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RefundAmounts> => {
    const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/cancellation-preview', {
      ...at(shopId, orderId),
      body: { items },
      signal,
    })
    return data!
  },
})

/** A paper of the order as a file: the seller's token goes with the call, which a plain link could not send. */
export async function fetchPaper(shopId: string, orderId: string, paper: 'packing-slip' | 'invoice'): Promise<Blob> {
  const { data } = await api.GET(`/seller/shops/{shopId}/orders/{orderId}/${paper}`, {
    ...at(shopId, orderId),
    parseAs: 'blob',
  })
  return data as unknown as Blob
}

/** Takes in an order that was just changed: it is shown at once, and everything else of the shop is read again. */
export function useChanged(shopId: string) {
  const queries = useQueryClient()
  return async (order: Order) => {
    const { queryKey } = orderQuery(shopId, order.id)
    queries.setQueryData(queryKey, order)
    await queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) =>
        typeof address === 'string' && address.startsWith(`/v1/seller/shops/${shopId}/`) && address !== queryKey[0],
    })
    keepFocus()
  }
}
