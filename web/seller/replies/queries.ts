import { api, get } from '@/api/client'
import type { components } from '@/api/schema'

export type Reply = components['schemas']['Reply']

/** The longest name and text, in characters: the server's own limits. */
export const NAME_MAX = 60
export const TEXT_MAX = 1000

/** The replies that a shop keeps, by name. */
export const repliesQuery = (shopId: string) => get('/seller/shops/{shopId}/replies', { path: { shopId } })

/** Keeps a new reply, or replaces the one that has the id. */
export async function saveReply(shopId: string, { id, name, text }: Reply): Promise<void> {
  const body = { name, text }
  if (id) await api.PUT('/seller/shops/{shopId}/replies/{replyId}', { params: { path: { shopId, replyId: id } }, body })
  else await api.POST('/seller/shops/{shopId}/replies', { params: { path: { shopId } }, body })
}

export async function deleteReply(shopId: string, replyId: string): Promise<void> {
  await api.DELETE('/seller/shops/{shopId}/replies/{replyId}', { params: { path: { shopId, replyId } } })
}
