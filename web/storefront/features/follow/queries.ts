import { api, get } from '@/api/client'
import type { components } from '@/api/schema'
import { captchaHeader, type Guard } from '@/storefront/captcha'

export type FollowedShop = components['schemas']['Followed']

/** The version of the text that the form shows and the server keeps. Another text has another version. */
export const CONSENT = '2026-11'

/** The shops that someone follows, by name. */
export const followsQuery = (userId: string) => get('/users/{userId}/followed-stores', { path: { userId } })

/** Where that is read: what to invalidate after a change. */
export const followsPath = (userId: string) => [`/users/${userId}/followed-stores`]

/** A letter asks the guest to confirm; the answer is the same whether the address follows the shop already or not. */
export async function followAsGuest(storeId: string, email: string, { captchaKey, ...trap }: Guard): Promise<void> {
  const header = await captchaHeader(captchaKey, 'shop_follow')
  await api.POST('/shop-follows', { params: { header }, body: { storeId, email, consent: CONSENT, ...trap } })
}

/** Whether it holds at once: not while the address of the account is not proved, and a letter asks to confirm. */
export async function followShop(userId: string, storeId: string): Promise<boolean> {
  const params = { path: { userId, storeId } }
  const { data } = await api.PUT('/users/{userId}/followed-stores/{storeId}', { params, body: { consent: CONSENT } })
  return data!.confirmed
}

export async function unfollowShop(userId: string, storeId: string): Promise<void> {
  await api.DELETE('/users/{userId}/followed-stores/{storeId}', { params: { path: { userId, storeId } } })
}

/** With the tokens of letters. */
export async function confirmFollow(token: string): Promise<void> {
  await api.POST('/shop-follows/confirm', { body: { token } })
}

export async function leaveFollows(token: string): Promise<void> {
  await api.POST('/shop-follows/leave', { body: { token } })
}
