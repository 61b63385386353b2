import { api, ApiError, get, type Json } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components, paths } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

export type Product = components['schemas']['ModerationListedProduct']
export type Question = components['schemas']['ModerationListedQuestion']
export type Review = components['schemas']['ModerationListedReview']
export type Report = components['schemas']['ModerationReportWire']
export type ReportRecord = components['schemas']['ModerationReportRecord']
export type Letter = components['schemas']['ModerationLetterWire']
export type Resolution = Json<paths['/operator/reports/{reportId}/resolution']['post']['requestBody']>

export const PRODUCT_VIEWS = ['newest', 'reported', 'without_photo', 'hidden'] as const
export const QUESTION_VIEWS = ['newest', 'reported', 'hidden'] as const
export const REPORT_VIEWS = ['open', 'resolved'] as const
export const KINDS = ['product', 'shop', 'question', 'review', 'message'] as const

/** The parameters of the addresses of these lists. */
export const NAMES = {
  view: 'vue',
  search: 'cherche',
  shop: 'boutique',
  kind: 'genre',
  before: 'avant',
  open: 'ouvre',
} as const

/** The view that an address asks for, the first when it asks for none. */
export const viewOf = <V extends string>(state: ListState, views: readonly V[]): V =>
  views.find((view) => view === state.get(NAMES.view)) ?? views[0]!

export const productsQuery = (state: ListState) =>
  get('/operator/products', {
    query: {
      view: viewOf(state, PRODUCT_VIEWS),
      search: state.get(NAMES.search),
      shop: state.get(NAMES.shop),
      before: state.get(NAMES.before),
    },
  })

export const questionsQuery = (state: ListState) =>
  get('/operator/questions', { query: { view: viewOf(state, QUESTION_VIEWS), before: state.get(NAMES.before) } })

export const reviewsQuery = (state: ListState) =>
  get('/operator/reviews', { query: { view: viewOf(state, QUESTION_VIEWS), before: state.get(NAMES.before) } })

export const reportsQuery = (state: ListState) => {
  const kind = KINDS.find((one) => one === state.get(NAMES.kind))
  return get('/operator/reports', {
    query: {
      state: viewOf(state, REPORT_VIEWS),
      shop: state.get(NAMES.shop),
      before: state.get(NAMES.before),
      ...(kind && { kind }),
    },
  })
}

export const reportQuery = (reportId: string) => ({
  ...get('/operator/reports/{reportId}', { path: { reportId } }),
  staleTime: 60_000, // opening a private message is a line of the journal
})

export const categoriesQuery = () => get('/product-categories/flat')

export async function hideProduct(productId: string, reason: string): Promise<void> {
  await api.POST('/operator/products/{productId}/hide', { params: { path: { productId } }, body: { reason } })
}

export async function putBackProduct(productId: string, reason: string): Promise<void> {
  await api.POST('/operator/products/{productId}/put-back', { params: { path: { productId } }, body: { reason } })
}

export async function moveProducts(ids: string[], categoryId: string): Promise<number> {
  const { data } = await api.POST('/operator/products/category', { body: { ids, categoryId } })
  return data!.moved
}

/** The letter that hiding a product would send. */
export const letterQuery = (productId: string, reason: string) => ({
  queryKey: ['product letter', productId, reason],
  queryFn: async (): Promise<Letter> => {
    const params = { path: { productId } }
    const { data } = await api.POST('/operator/products/{productId}/letter', { params, body: { reason } })
    return data!
  },
})

export type QuestionAct = 'answer' | 'hide' | 'restore'

export async function actOnQuestion(
  questionId: string,
  act: Exclude<QuestionAct, 'answer'>,
  text: string,
): Promise<void> {
  const params = { path: { questionId } }
  if (act === 'hide') await api.POST('/operator/questions/{questionId}/hide', { params, body: { reason: text } })
  else await api.POST('/operator/questions/{questionId}/restore', { params, body: { reason: text } })
}

/** Answers as the market, in place of its answer that was read; empty when there was none. */
export async function answerQuestion(questionId: string, answer: string, was: string): Promise<void> {
  await api.POST('/operator/questions/{questionId}/answer', { params: { path: { questionId } }, body: { answer, was } })
}

/** Someone else's answer that came first. */
export interface AnswerConflict {
  changedBy: string
  changedAt: string | null
  answer: string
}

export function answerConflictOf(error: unknown): AnswerConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'answer_changed') return undefined
  return error.problem.extra as AnswerConflict
}

export async function actOnReview(reviewId: string, act: 'hide' | 'restore', reason: string): Promise<void> {
  const sent = { params: { path: { reviewId } }, body: { reason } }
  if (act === 'hide') await api.POST('/operator/reviews/{reviewId}/hide', sent)
  else await api.POST('/operator/reviews/{reviewId}/restore', sent)
}

export async function resolve(reportId: string, body: Resolution): Promise<void> {
  await api.POST('/operator/reports/{reportId}/resolution', { params: { path: { reportId } }, body })
}

/** Writes to both sides of a reported message as the market. */
export async function answerMessage(reportId: string, message: string): Promise<void> {
  await api.POST('/operator/reports/{reportId}/answer', { params: { path: { reportId } }, body: { message } })
}

/** Reads again every list that an act of moderation changes. */
export function useModerated() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/products',
      '/operator/questions',
      '/operator/reviews',
      '/operator/reports',
      '/operator/reports/*',
      '/operator/shops',
      '/operator/shops/*',
      '/operator/journal',
      '/operator/todo',
      '/operator/today',
      '/operator/waiting',
    ])
}
