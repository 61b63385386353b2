import { t } from '#i18n/checkout'
import { ApiError, type Problem } from '@/api/client'
import { orderOf } from '@/api/refusal'
import { formatMoney } from '@/lib/format-money'
import { refusedCodes } from '@/lib/promotion-text'
import type { PlacedOrder, Summary } from './calls'

/** Why an order was not placed, and what it asks of the page. */
export type Failure =
  /** Another card is needed, or the same one typed again. */
  | { kind: 'card'; reason: string }
  /** The totals changed; the server may have sent the new ones. */
  | { kind: 'changed'; reason: string; summary: Summary | undefined }
  /** The outcome is not known: sending the same again is safe. */
  | { kind: 'unheard'; reason: string }
  /** Something in the cart cannot be bought any more: the page names it, and nothing else is said. */
  | { kind: 'unavailable'; summary: Summary }
  /** The cart was ordered elsewhere: the page leads to that order. */
  | { kind: 'ordered'; orderId: string | undefined }
  /** The cart is not known any more. */
  | { kind: 'gone'; reason: string }
  | { kind: 'other'; reason: string }

/** Refusals that another card, or the same card typed again, may mend. */
const CARD_CODES = new Set([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'payment_timeout',
  'payment_interrupted',
  'card_token_invalid',
  'authentication_required',
])

const ORDERED_CODES = new Set(['cart_already_ordered', 'cart_ordered'])

/** Reads a failure of `POST /orders`. The sentences are the specification's; others are the server's own. */
export function failureOf(error: unknown, shownTotal: number): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unheard', reason: t.failure.unheard }
  const { status, problem } = error
  const code = problem.code ?? ''
  if (CARD_CODES.has(code)) return { kind: 'card', reason: sentenceOf(problem) }
  if (code === 'total_changed') return totalChanged(problem, shownTotal)
  if (code === 'delivery_changed') return deliveryChanged(problem)
  if (code === 'out_of_stock') return outOfStock(problem)
  if (ORDERED_CODES.has(code)) return { kind: 'ordered', orderId: orderOf(error) }
  if (code === 'cart_not_found') return { kind: 'gone', reason: sentenceOf(problem) }
  if (status > 500 || code === 'payment_in_progress') return { kind: 'unheard', reason: t.failure.unheard }
  if (status === 400 && mentions(problem, 'email')) return { kind: 'other', reason: t.failure.email }
  if (status === 400 && mentions(problem, 'limit_exceeded')) return { kind: 'other', reason: t.failure.limit }
  return { kind: 'other', reason: sentenceOf(problem) }
}

/** The order was kept although the bank has not answered yet: nothing must be paid again. */
export function pendingOrder(error: unknown): PlacedOrder | undefined {
  return error instanceof ApiError && error.problem.code === 'payment_pending'
    ? extra<PlacedOrder>(error.problem)
    : undefined
}

/** The bank asks the buyer to confirm: what its window needs. */
export function actionNeeded(error: unknown): { clientSecret: string } | undefined {
  return error instanceof ApiError && error.problem.code === 'payment_action_required'
    ? extra(error.problem)
    : undefined
}

function totalChanged(problem: Problem, before: number): Failure {
  const summary = extra<Summary>(problem)
  if (!summary) return { kind: 'changed', reason: t.failure.totalChangedUnknown, summary }
  const changed = t.failure.totalChanged(formatMoney(before), formatMoney(summary.grandTotal))
  return { kind: 'changed', reason: [changed, ...refusedCodes(summary.codes)].join(' '), summary }
}

/** The shop whose way of delivery cannot be had says why; else the server's own sentence does. */
function deliveryChanged(problem: Problem): Failure {
  const summary = extra<Summary>(problem)
  const refused = summary?.stores.find(({ deliveryRefusal }) => deliveryRefusal)
  const reason = refused?.deliveryRefusal ? `${refused.name}. ${refused.deliveryRefusal}` : sentenceOf(problem)
  return { kind: 'changed', reason, summary }
}

function outOfStock(problem: Problem): Failure {
  const summary = extra<Summary>(problem)
  return summary ? { kind: 'unavailable', summary } : { kind: 'changed', reason: sentenceOf(problem), summary }
}

/** The fresh facts that came with a refusal. */
function extra<T>(problem: Problem): T | undefined {
  return (problem as Problem & { extra?: T }).extra
}

function sentenceOf({ detail, title, errors }: Problem): string {
  return errors?.[0]?.message ?? detail ?? title ?? t.failure.generic
}

/** Whether a word occurs in the server's problem. */
function mentions({ code, title, detail }: Problem, word: string): boolean {
  return [code, title, detail].some((text) => text?.includes(word))
}
