import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import { keepFocus } from '@/desk/keep-focus'
import type { AnswersState } from '@/seller/AnswerList'

export type Question = components['schemas']['FulfilmentQuestion']

export const questionsQuery = (shopId: string, { filter, page }: AnswersState) =>
  get('/seller/shops/{shopId}/questions', { path: { shopId }, query: { filter, page } })

const at = (shopId: string, questionId: string) => ({ params: { path: { shopId, questionId } } })

/** Publishes or replaces an answer. The customer who asked gets an email the first time. */
export async function answerQuestion(shopId: string, questionId: string, answer: string): Promise<void> {
  await api.PUT('/seller/shops/{shopId}/questions/{questionId}/answer', { ...at(shopId, questionId), body: { answer } })
}

export async function hideQuestion(shopId: string, questionId: string, hidden: boolean): Promise<void> {
  await api.PUT('/seller/shops/{shopId}/questions/{questionId}/visibility', {
    ...at(shopId, questionId),
    body: { hidden },
  })
}

/** Reads again the questions, and the home page and the menu that count those without an answer. */
export function useQuestionChanged(shopId: string) {
  const invalidate = useInvalidate()
  return async () => {
    await invalidate(['questions', 'home', 'work'].map((name) => `/seller/shops/${shopId}/${name}`))
    keepFocus()
  }
}
