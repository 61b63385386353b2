import { api } from '@/api/client'
import type { components } from '@/api/schema'
import { tokenOf } from '@/storefront/features/order/queries'
import type { OrderAccess } from '@/storefront/features/order/types'
import { asked, type Selection } from './selection'

export type ReturnRequest = components['schemas']['ReturnsRequest']

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
