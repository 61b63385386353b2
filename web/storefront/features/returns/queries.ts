import { api, get, getFile, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'
import { upload } from '@/api/upload'
import { toQueryString } from '@/lib/query-string'
import { tokenOf } from '@/storefront/features/order/queries'
import type { OrderAccess } from '@/storefront/features/order/types'
import { asked, type Selection } from './selection'

export type ReturnRequest = components['schemas']['ReturnsRequest']

/** A return in the list of all; one that was not accepted has no date by which it must arrive. */
export type ListedReturn = Omit<components['schemas']['ReturnsListed'], 'receiveBefore'> & {
  receiveBefore: string | null
}
type ReturnsPage = Omit<components['schemas']['PageReturnsListed'], 'data'> & { data: ListedReturn[] }

/** A page of a customer's returns, the latest first. */
export const returnsQuery = (userId: string, page = 1) =>
  get('/users/{userId}/returns', { path: { userId }, query: { page } }) as ApiQuery<ReturnsPage>

/** The ids of the photographs that go with each item. */
export type Photos = Readonly<Record<string, readonly string[]>>

const ofOrder = (orderId: string) => `/return-requests/order/${encodeURIComponent(orderId)}/photos`

/** Sends a photograph, which waits for its return to be asked for; answers its id. */
export async function sendPhoto(orderId: string, access: OrderAccess, file: File): Promise<string> {
  const { id } = await upload<{ id: string }>(ofOrder(orderId) + toQueryString(tokenOf(access)), file)
  return id
}

export const fetchPhoto = (orderId: string, access: OrderAccess, photoId: string): Promise<Blob> =>
  getFile('/return-requests/order/{orderId}/photos/{photoId}', {
    path: { orderId, photoId },
    query: tokenOf(access),
  })

/** Asks to return what is ticked: all of it, or none. */
export async function requestReturn(
  orderId: string,
  access: OrderAccess,
  selection: Selection,
  photos: Photos = {},
): Promise<ReturnRequest> {
  const { data } = await api.POST('/return-requests', {
    params: { query: tokenOf(access) },
    body: { orderId, items: asked(selection).map((item) => ({ ...item, photos: [...(photos[item.id] ?? [])] })) },
  })
  return data!
}
