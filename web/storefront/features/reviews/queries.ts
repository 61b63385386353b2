import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, get } from '@/api/client'
import type { components } from '@/api/schema'
import { upload } from '@/api/upload'
import { toQueryString } from '@/lib/query-string'

export type Review = components['schemas']['ReviewWire']
export type Mine = components['schemas']['ReviewMine']
export type Line = Omit<components['schemas']['ReviewLineWire'], 'review'> & { review: Mine | null }
export type SentPhoto = components['schemas']['ReviewSentPhoto']
export type Summary = components['schemas']['CatalogReviewsWire']

/** The limits of a review: the server's own. */
export const MAX_TEXT = 2000
export const MAX_PHOTOS = 4

/** The order whose lines are reviewed; its owner needs no token. */
export interface Bought {
  orderId: string
  token?: string | undefined
}

export type ReviewPage = components['schemas']['PageReviewWire']

/** A page of the reviews of a product, newest first. */
export async function pageOfReviews(productId: string, page: number): Promise<ReviewPage> {
  const { data } = await api.GET('/products/{id}/reviews', { params: { path: { id: productId }, query: { page } } })
  return data as ReviewPage
}

/** The reviews of a product, page after page. */
export const reviewsQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam }) => pageOfReviews(productId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, pageCount }) => (currentPage < pageCount ? currentPage + 1 : undefined),
  })

/** The lines of an order with what its buyer said of them. */
export const linesQuery = ({ orderId, token }: Bought) =>
  get('/orders/{orderId}/reviews', { path: { orderId }, query: token ? { token } : {} })

export interface Said {
  stars: number
  text: string
  photos: string[]
}

export async function writeReview({ orderId, token }: Bought, itemId: string, said: Said): Promise<Mine> {
  const { data } = await api.PUT('/orders/{orderId}/items/{itemId}/review', {
    params: { path: { orderId, itemId } },
    body: { ...said, ...(token && { token }) },
  })
  return data as Mine
}

/** Sends a picture for a review of the order; the review then names it by its key. */
export const sendPhoto = ({ orderId, token }: Bought, file: Blob): Promise<SentPhoto> =>
  upload(`/orders/${encodeURIComponent(orderId)}/review-photos${toQueryString({ token })}`, file)

export async function stopLetters(orderId: string, token: string): Promise<void> {
  await api.POST('/orders/{orderId}/review-letters/stop', { params: { path: { orderId }, query: { token } } })
}
