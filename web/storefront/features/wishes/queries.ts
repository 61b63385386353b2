import { api, get } from '@/api/client'
import type { GuestWish } from './guest-wishes'

/** A page of what a person keeps, the latest addition first. */
export const wishlistQuery = (userId: string, page = 1) =>
  get('/users/{userId}/wishlists', { path: { userId }, query: { page } })

/** Which variants of which products someone keeps: one read for every heart of every page. */
export const marksQuery = (userId: string) => get('/users/{userId}/wishlists/marks', { path: { userId } })

/** Where the list is read: what to invalidate after a change. */
export const wishlistPaths = (userId: string) => [`/users/${userId}/wishlists`, `/users/${userId}/wishlists/*`]

/** Keeps a variant; of a product, the variant that its page shows first. */
export async function addWish(userId: string, wish: { variantId: string } | { productId: string }): Promise<void> {
  await api.POST('/users/{userId}/wishlists', { params: { path: { userId } }, body: wish })
}

export async function removeWish(userId: string, id: string): Promise<void> {
  await api.DELETE('/users/{userId}/wishlists/{id}', { params: { path: { userId, id } } })
}

/** Adds what a guest kept; what is there already stays once. */
export async function joinWishes(userId: string, wishes: readonly GuestWish[]): Promise<void> {
  const items = wishes.map(sent)
  await api.POST('/users/{userId}/wishlists/join', { params: { path: { userId } }, body: { items } })
}

/** What a guest keeps, as it can be bought now, in the same order. */
export const guestWishlistQuery = (wishes: readonly GuestWish[]) => ({
  queryKey: ['guest wishes', wishes],
  queryFn: async () => (await api.POST('/wishlists/guest', { body: { items: wishes.map(sent) } })).data!,
})

const sent = ({ productId, variantId }: GuestWish) => (variantId ? { variantId } : { productId })
