import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import { keepFocus } from '@/desk/keep-focus'
import type { AnswersState } from '@/seller/AnswerList'

export type Review = components['schemas']['FulfilmentReview']

export const reviewsQuery = (shopId: string, { filter, page }: AnswersState) =>
  get('/seller/shops/{shopId}/reviews', { path: { shopId }, query: { filter, page } })

/** Publishes or replaces an answer. */
export async function answerReview(shopId: string, reviewId: string, answer: string): Promise<void> {
  await api.PUT('/seller/shops/{shopId}/reviews/{reviewId}/answer', {
    params: { path: { shopId, reviewId } },
    body: { answer },
  })
}

/** Reads again the reviews, and the home page and the menu that count those without an answer. */
export function useReviewChanged(shopId: string) {
  const invalidate = useInvalidate()
  return async () => {
    await invalidate(['reviews', 'home', 'work'].map((name) => `/seller/shops/${shopId}/${name}`))
    keepFocus()
  }
}
