import { api, ApiError, get } from '@/api/client'
import type { components } from '@/api/schema'

export type Reply = components['schemas']['Reply']

/** The longest name and text, in characters: the server's own limits. */
export const NAME_MAX = 60
export const TEXT_MAX = 1000

/** The replies that a shop keeps, by name. */
export const repliesQuery = (shopId: string) => get('/seller/shops/{shopId}/replies', { path: { shopId } })

/** What one writes of a reply. */
export type Fields = Pick<Reply, 'name' | 'text'>

/** Keeps a new reply, or replaces the one that has the id and was read as `was`. */
export async function saveReply(shopId: string, { id, name, text }: Reply, was?: Fields): Promise<void> {
  const body = { name, text }
  if (!was) await api.POST('/seller/shops/{shopId}/replies', { params: { path: { shopId } }, body })
  else
    await api.PUT('/seller/shops/{shopId}/replies/{replyId}', {
      params: { path: { shopId, replyId: id } },
      body: { ...body, was },
    })
}

/** Someone else's edit that came first. */
export interface ReplyConflict {
  changedAt: string
  reply: Fields
}

export function replyConflictOf(error: unknown): ReplyConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'reply_changed') return undefined
  return error.problem.extra as ReplyConflict
}

export async function deleteReply(shopId: string, replyId: string): Promise<void> {
  await api.DELETE('/seller/shops/{shopId}/replies/{replyId}', { params: { path: { shopId, replyId } } })
}
