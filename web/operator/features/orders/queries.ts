import { useQuery } from '@tanstack/react-query'
import { api, get, getFile } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { ListState } from '@/desk/use-list-state'
import type { OrderStatus, Outcome, RefundAsk, ReturnStatus, Units } from './types'

/** The parameters of the address of the list of orders. */
export const NAMES = {
  status: 'etat',
  shop: 'boutique',
  from: 'du',
  to: 'au',
  late: 'retard',
  refund: 'remboursement',
  min: 'min',
  max: 'max',
  province: 'province',
  search: 'q',
} as const

type Province = 'QC' | 'ON' | 'elsewhere'

/** What the address asks for, as the call takes it. */
function filterOf(state: ListState) {
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(state.get(name)) ? state.get(name) : '')
  const amount = (name: string) => Number(state.get(name).replace(',', '.')) || 0
  const [min, max] = [amount(NAMES.min), amount(NAMES.max)]
  return {
    ...(state.get(NAMES.status) && { status: state.get(NAMES.status) as OrderStatus | 'open' }),
    ...(state.get(NAMES.province) && { province: state.get(NAMES.province) as Province }),
    ...(state.get(NAMES.late) && { late: true }),
    ...(state.get(NAMES.refund) && { refund: 'failed' as const }),
    ...(min > 0 && { min }),
    ...(max > 0 && { max }),
    shop: state.get(NAMES.shop),
    from: day(NAMES.from),
    to: day(NAMES.to),
    q: state.get(NAMES.search),
  }
}

export const ordersQuery = (state: ListState) =>
  get('/operator/orders', {
    query: {
      ...filterOf(state),
      ...(state.get('tri') === '-age' && { sort: 'oldest' as const }),
      before: state.get('avant'),
    },
  })

export const fetchOrders = (state: ListState): Promise<Blob> =>
  getFile('/operator/orders.csv', { query: filterOf(state) })

/** Shops of the market by words of their names, as a filter offers them. */
export async function findShops(search: string): Promise<{ value: string; label: string }[]> {
  const { data } = await api.GET('/operator/shops', { params: { query: { view: 'all', search } } })
  return (data!.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

/** The name of a shop that a filter names, when what is on screen does not tell it. */
export function useShopName(shopId: string, known: ReadonlyMap<string, string>): string {
  const unknown = shopId !== '' && !known.has(shopId)
  const { data, isError } = useQuery({ ...get('/operator/shops/{shopId}', { path: { shopId } }), enabled: unknown })
  return known.get(shopId) ?? data?.shop.name ?? (isError ? shopId : '…')
}

export const orderQuery = (orderId: string) => get('/operator/orders/{orderId}', { path: { orderId } })

export const letterQuery = (orderId: string, letterId: string) =>
  get('/operator/orders/{orderId}/letters/{orderLetterId}', { path: { orderId, orderLetterId: letterId } })

/** Which paper of an order: its one invoice, a shop's own, or a credit note. */
export type Paper = { invoiceId: string } | { creditNoteId: string } | undefined

export function fetchPaper(orderId: string, paper: Paper): Promise<Blob> {
  if (!paper) return getFile('/operator/orders/{orderId}/invoice', { path: { orderId } })
  if ('invoiceId' in paper)
    return getFile('/operator/orders/{orderId}/invoices/{invoiceId}', { path: { orderId, ...paper } })
  return getFile('/operator/orders/{orderId}/credit-notes/{creditNoteId}', { path: { orderId, ...paper } })
}

export const lateQuery = (state: ListState) =>
  get('/operator/late', {
    query: { shop: state.get('boutique'), days: Number(state.get('jours')) || 0, before: state.get('avant') },
  })

export const returnsQuery = (status: ReturnStatus, before: string) =>
  get('/operator/returns', { query: { status, before } })

export const disputesOfOrderQuery = (orderId: string) =>
  get('/operator/orders/{orderId}/disputes', { path: { orderId } })

const at = (orderId: string) => ({ params: { path: { orderId } } })

export async function refund(orderId: string, body: RefundAsk): Promise<Outcome> {
  return (await api.POST('/operator/orders/{orderId}/refund', { ...at(orderId), body })).data!
}

export const refundPreviewQuery = (orderId: string, body: RefundAsk) => ({
  queryKey: ['refund', orderId, body] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outcome> =>
    (await api.POST('/operator/orders/{orderId}/refund/preview', { ...at(orderId), body, signal })).data!,
})

/** Notes that a failed refund was paid by other means. */
export async function settleRefund(orderId: string, refundId: string, reason: string): Promise<void> {
  const call = { params: { path: { orderId, refundId } }, body: { reason } }
  await api.POST('/operator/orders/{orderId}/refunds/{refundId}/settle', call)
}

export type CancelAsk = { items: Units[]; reason: string }

export async function cancel(orderId: string, body: CancelAsk): Promise<Outcome> {
  return (await api.POST('/operator/orders/{orderId}/cancel', { ...at(orderId), body })).data!
}

export const cancelPreviewQuery = (orderId: string, body: CancelAsk) => ({
  queryKey: ['cancel', orderId, body] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outcome> =>
    (await api.POST('/operator/orders/{orderId}/cancel/preview', { ...at(orderId), body, signal })).data!,
})

export type ParcelAsk = { carrierName: string; trackingNumber: string; trackingLink: string; reason: string }

const atParcel = (orderId: string, parcelId: string) => ({ params: { path: { orderId, parcelId } } })

export async function correctParcel(orderId: string, parcelId: string, body: ParcelAsk): Promise<Outcome> {
  const call = { ...atParcel(orderId, parcelId), body }
  return (await api.PUT('/operator/orders/{orderId}/parcels/{parcelId}', call)).data!
}

export const parcelPreviewQuery = (orderId: string, parcelId: string, body: ParcelAsk) => ({
  queryKey: ['parcel', orderId, parcelId, body] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outcome> => {
    const call = { ...atParcel(orderId, parcelId), body, signal }
    return (await api.POST('/operator/orders/{orderId}/parcels/{parcelId}/preview', call)).data!
  },
})

export async function writeNote(orderId: string, text: string): Promise<void> {
  await api.POST('/operator/orders/{orderId}/notes', { ...at(orderId), body: { text } })
}

/** Writes to a shop, one letter about some late orders of its own, or about all of them. */
export async function remind(shopId: string, orderIds?: string[]): Promise<void> {
  await api.POST('/operator/shops/{shopId}/remind', {
    params: { path: { shopId } },
    body: orderIds ? { orderIds } : {},
  })
}

export async function resend(orderId: string, letterId: string): Promise<void> {
  const path = { orderId, orderLetterId: letterId }
  await api.POST('/operator/orders/{orderId}/letters/{orderLetterId}/resend', { params: { path } })
}

export async function openConversation(orderId: string, shopId: string) {
  const call = { params: { path: { orderId, shopId } } }
  return (await api.POST('/operator/orders/{orderId}/conversations/{shopId}', call)).data!.messages
}

export type OverruleAsk = { decision: 'accept' | 'refund'; reason: string }

export async function overrule(returnId: string, body: OverruleAsk): Promise<Outcome> {
  return (await api.POST('/operator/returns/{returnId}/overrule', { params: { path: { returnId } }, body })).data!
}

export const overrulePreviewQuery = (returnId: string, body: OverruleAsk) => ({
  queryKey: ['overrule', returnId, body] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outcome> => {
    const call = { params: { path: { returnId } }, body, signal }
    return (await api.POST('/operator/returns/{returnId}/overrule/preview', call)).data!
  },
})

/** Reads again everything that an act on an order may have changed. */
export function useOrdersChanged() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/orders',
      '/operator/orders/*',
      '/operator/late',
      '/operator/returns',
      '/operator/today',
      '/operator/waiting',
      '/operator/journal',
    ])
}

/** A photograph that the buyer joined to a return. */
export const fetchReturnPhoto = (orderId: string, photoId: string): Promise<Blob> =>
  getFile('/operator/orders/{orderId}/return-photos/{photoId}', { path: { orderId, photoId } })
