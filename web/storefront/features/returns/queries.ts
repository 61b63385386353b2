import { api, get, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'
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

/** Asks to return what is ticked: all of it, or none. */
export async function requestReturn(
  orderId: string,
  access: OrderAccess,
  selection: Selection,
): Promise<ReturnRequest> {
  const { data } = await api.POST('/return-requests', {
    params: { query: tokenOf(access) },
    body: { orderId, items: asked(selection) },
  })
  return data!
}
