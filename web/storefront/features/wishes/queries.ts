import { api, get } from '@/api/client'

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
