import { api, get } from '@/api/client'
import type { components } from '@/api/schema'

export type ThreadHead = components['schemas']['FulfilmentThread']
export type Thread = components['schemas']['FulfilmentConversation']
export type Message = components['schemas']['MessageWire']

/** Which conversation: that of a shop with the customer of an order. */
export interface ConversationKey {
  shopId: string
  orderId: string
}

/** A page of the shop's conversations, the last written in first. */
export const inboxQuery = (shopId: string, page: number) =>
  get('/seller/shops/{shopId}/messages', { path: { shopId }, query: { page } })

export const threadQuery = ({ shopId, orderId }: ConversationKey) =>
  get('/seller/shops/{shopId}/messages/{orderId}', { path: { shopId, orderId } })

export async function sendMessage({ shopId, orderId }: ConversationKey, message: string): Promise<Message> {
  const { data } = await api.POST('/seller/shops/{shopId}/messages/{orderId}', {
    params: { path: { shopId, orderId } },
    body: { message },
  })
  return data!
}

export async function markRead({ shopId, orderId }: ConversationKey): Promise<void> {
  await api.PATCH('/seller/shops/{shopId}/messages/{orderId}/read-status', { params: { path: { shopId, orderId } } })
}

/** Where unread messages are counted: the inbox, the list of orders, the home page and the menu. */
export const unreadCountPaths = (shopId: string) =>
  ['messages', 'orders', 'home', 'work'].map((name) => `/seller/shops/${shopId}/${name}`)
