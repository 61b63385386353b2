import { api, get } from '@/api/client'

/** A page of what a person keeps, the latest addition first. */
export const wishlistQuery = (userId: string, page = 1) =>
  get('/users/{userId}/wishlists', { path: { userId }, query: { page } })

/** Which variants of a product someone keeps. */
export const productWishesQuery = (userId: string, productId: string) =>
  get('/users/{userId}/wishlists/products/{productId}', { path: { userId, productId } })

/** Where the list is read: what to invalidate after a change. */
export const wishlistPaths = (userId: string) => [`/users/${userId}/wishlists`, `/users/${userId}/wishlists/*`]

export async function addWish(userId: string, variantId: string): Promise<void> {
  await api.POST('/users/{userId}/wishlists', { params: { path: { userId } }, body: { variantId } })
}

export async function removeWish(userId: string, id: string): Promise<void> {
  await api.DELETE('/users/{userId}/wishlists/{id}', { params: { path: { userId, id } } })
}
