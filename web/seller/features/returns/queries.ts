import { api, get, getFile } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import { keepFocus } from '@/desk/keep-focus'
import type { ReturnsState } from './state'

export type Return = components['schemas']['ReturnsShopReturn']

/** A page of the shop's returns; those that are open, the one that waits longest first. */
export const returnsQuery = (shopId: string, { filter, page }: ReturnsState) =>
  get('/seller/shops/{shopId}/returns', { path: { shopId }, query: { filter, page } })

export const fetchPhoto = (shopId: string, orderId: string, photoId: string): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/orders/{orderId}/return-photos/{photoId}', { path: { shopId, orderId, photoId } })

const at = (shopId: string, returnId: string) => ({ params: { path: { shopId, returnId } } })

export async function acceptReturn(shopId: string, returnId: string): Promise<Return> {
  const { data } = await api.POST('/seller/shops/{shopId}/returns/{returnId}/accept', at(shopId, returnId))
  return data!
}

export async function denyReturn(shopId: string, returnId: string, reason: string): Promise<Return> {
  const { data } = await api.POST('/seller/shops/{shopId}/returns/{returnId}/deny', {
    ...at(shopId, returnId),
    body: { reason },
  })
  return data!
}

/** Confirms that the units are back: the customer is refunded. */
export async function receiveReturn(shopId: string, returnId: string, restock: boolean): Promise<Return> {
  const { data } = await api.POST('/seller/shops/{shopId}/returns/{returnId}/receive', {
    ...at(shopId, returnId),
    body: { restock },
  })
  return data!
}

/** Reads everything of the shop again: a settled return changes its order, the stock and the money. */
export function useReturnChanged(shopId: string) {
  const invalidate = useInvalidate()
  return async () => {
    await invalidate([`/seller/shops/${shopId}/*`])
    keepFocus()
  }
}
