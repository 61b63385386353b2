import { useQueryClient } from '@tanstack/react-query'
import { api, get, getFile, type ApiQuery } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { upload } from '@/api/upload'
import { keepFocus } from '@/desk/keep-focus'
import { toQueryString } from '@/lib/query-string'
import type { OrdersState } from './state'
import type { Earning, Order, RefundAmounts, TrackingLine } from './types'
import type { Line } from './units'

/** A page of the shop's parts of orders, with how many each filter finds. */
export const ordersQuery = (shopId: string, { filter, search, page }: OrdersState) =>
  get('/seller/shops/{shopId}/orders', { path: { shopId }, query: { filter, page, ...(search && { q: search }) } })

/** What is left to ship as one PDF of packing slips, the first to leave first. */
export const fetchSlips = (shopId: string): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/packing-slips', { path: { shopId } })

/** The orders of a list, all of its pages, for a spreadsheet. */
export const fetchOrdersFile = (shopId: string, { filter, search }: OrdersState): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/orders.csv', { path: { shopId }, query: { filter, ...(search && { q: search }) } })

export const orderQuery = (shopId: string, orderId: string) =>
  get('/seller/shops/{shopId}/orders/{orderId}', { path: { shopId, orderId } }) as ApiQuery<Order>

/** What the order brings the shop, and where that money is. */
export const earningQuery = (shopId: string, orderId: string) =>
  get('/seller/shops/{shopId}/ledger/orders/{orderId}', { path: { shopId, orderId } }) as ApiQuery<Earning>

export const carriersQuery = (shopId: string) => get('/seller/shops/{shopId}/carriers', { path: { shopId } })

const at = (shopId: string, orderId: string) => ({ params: { path: { shopId, orderId } } })

export interface Parcel {
  items: Line[]
  carrier?: 'canada_post' | 'purolator' | 'ups' | 'fedex' | 'gls' | 'nationex'
  carrierName?: string
  trackingNumber?: string
  trackingLink?: string
}

/** Records a parcel and notifies the customer. Returns the updated order. */
export async function shipUnits(shopId: string, orderId: string, parcel: Parcel): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/shipments', {
    ...at(shopId, orderId),
    body: parcel,
  })
  return data as Order
}

/** Says what each line of a file of tracking numbers would do. Changes nothing. */
export async function checkTracking(shopId: string, file: File, carrier: string): Promise<TrackingLine[]> {
  const path = `/seller/shops/${encodeURIComponent(shopId)}/orders/tracking-check${toQueryString({ carrier })}`
  return (await upload<{ lines: TrackingLine[] }>(path, file, { type: 'text/csv' })).lines
}

/** How many lines one call notes: the server's own limit. */
export const LINES_AT_ONCE = 20

/** Notes parcels and notifies the customers. What was noted before changes nothing. */
export async function noteTracking(shopId: string, lines: TrackingLine[]): Promise<TrackingLine[]> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/tracking', {
    params: { path: { shopId } },
    body: {
      lines: lines.map(({ line, order, carrierName, trackingNumber }) => ({
        line,
        order,
        trackingNumber,
        ...(carrierName && { carrierName }),
      })),
    },
  })
  return data!.lines
}

/** Notes that a pickup is ready and sends the customer their code. Returns the updated order. */
export async function markReady(shopId: string, orderId: string): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/ready', at(shopId, orderId))
  return data as Order
}

/** Hands a pickup over against the customer's code, or with a reason. Returns the updated order. */
export async function handOver(
  shopId: string,
  orderId: string,
  body: { code: string } | { reason: string },
): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/handover', { ...at(shopId, orderId), body })
  return data as Order
}

const atParcel = (shopId: string, orderId: string, parcelId: string) => ({
  params: { path: { shopId, orderId, parcelId } },
})

/** Corrects how a parcel is followed and notifies the customer. Returns the updated order. */
export async function correctParcel(
  shopId: string,
  orderId: string,
  parcelId: string,
  tracking: Omit<Parcel, 'items'>,
): Promise<Order> {
  const { data } = await api.PUT('/seller/shops/{shopId}/orders/{orderId}/shipments/{parcelId}', {
    ...atParcel(shopId, orderId, parcelId),
    body: tracking,
  })
  return data as Order
}

/** Undoes a parcel that did not leave and notifies the customer. Returns the updated order. */
export async function undoParcel(shopId: string, orderId: string, parcelId: string): Promise<Order> {
  const { data } = await api.DELETE(
    '/seller/shops/{shopId}/orders/{orderId}/shipments/{parcelId}',
    atParcel(shopId, orderId, parcelId),
  )
  return data as Order
}

export async function cancelUnits(shopId: string, orderId: string, items: Line[], reason: string): Promise<Order> {
  const { data } = await api.POST('/seller/shops/{shopId}/orders/{orderId}/cancellations', {
    ...at(shopId, orderId),
    body: { items, reason },
  })
  return data as Order
}

/** What cancelling these units would refund. Changes nothing. */
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

export const fetchPaper = (shopId: string, orderId: string, paper: 'packing-slip' | 'invoice'): Promise<Blob> =>
  getFile(`/seller/shops/{shopId}/orders/{orderId}/${paper}`, { path: { shopId, orderId } })

export const fetchCreditNote = (shopId: string, orderId: string, creditNoteId: string): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/orders/{orderId}/credit-notes/{creditNoteId}', {
    path: { shopId, orderId, creditNoteId },
  })

/** Reads an order again after a refusal that may have changed it. */
export function useRefreshOrder(shopId: string, orderId: string) {
  const invalidate = useInvalidate()
  return () => invalidate([`/seller/shops/${shopId}/orders/${orderId}`])
}

/** Shows an order as it is after a change, and reads everything else of the shop again. */
export function useOrderChanged(shopId: string) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return async (order: Order) => {
    const query = orderQuery(shopId, order.id)
    queries.setQueryData(query.queryKey, order)
    await invalidate([`/seller/shops/${shopId}/*`], query)
    keepFocus()
  }
}
