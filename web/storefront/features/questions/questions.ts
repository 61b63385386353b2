import { api, get } from '@/api/client'
import type { components } from '@/api/schema'

export type Question = components['schemas']['QuestionWire']

/** The questions of a product, newest first. */
export const questionsQuery = (productId: string) => get('/products/{id}/questions', { path: { id: productId } })

/** `POST /product-questions`; answers the question as the page shows it. */
export async function askQuestion(productId: string, question: string): Promise<Question> {
  const { data } = await api.POST('/product-questions', { body: { productId, question } })
  return data as Question
}
