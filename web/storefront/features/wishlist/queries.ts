import { api, get } from '@/api/client'

/** A page of what a person keeps, the latest addition first. */
export const wishlistQuery = (userId: string, page = 1) =>
  get('/users/{userId}/wishlists', { path: { userId }, query: { page } })

/** Every page of the list, to have them read again. */
export const isWishlist = (userId: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    typeof queryKey[0] === 'string' && queryKey[0].startsWith(`/v1/users/${encodeURIComponent(userId)}/wishlists`),
})

export async function removeWish(userId: string, id: string): Promise<void> {
  await api.DELETE('/users/{userId}/wishlists/{id}', { params: { path: { userId, id } } })
}
