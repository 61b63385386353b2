import { api, get } from '@/api/client'
import type { components } from '@/api/schema'
import { tokenOf } from '@/storefront/features/order/queries'
import type { OrderAccess } from '@/storefront/features/order/types'

export type Thread = components['schemas']['MessageWireThread']
export type Message = components['schemas']['MessageWire']

/** Which conversation, and in whose name it is read. */
export interface ConversationKey {
  orderId: string
  storeId: string
  access: OrderAccess
}

const place = ({ orderId, storeId, access }: ConversationKey) => ({
  path: { orderId, storeId },
  query: tokenOf(access),
})

export type ThreadHead = components['schemas']['MessageWireHead']

/** A page of a customer's conversations, the last written in first. */
export const inboxQuery = (userId: string, page = 1) =>
  get('/users/{userId}/messages', { path: { userId }, query: { page } })

/** What a customer and a shop wrote about an order, oldest first. */
export const threadQuery = (conversation: ConversationKey) =>
  get('/customer-messages/orders/{orderId}/stores/{storeId}', place(conversation))

export async function sendMessage({ orderId, storeId, access }: ConversationKey, message: string): Promise<Message> {
  const { data } = await api.POST('/customer-messages', {
    params: { query: tokenOf(access) },
    body: { orderId, storeId, message },
  })
  return data!
}

export async function markRead(conversation: ConversationKey): Promise<void> {
  await api.PATCH('/customer-messages/orders/{orderId}/stores/{storeId}/read-status', { params: place(conversation) })
}
