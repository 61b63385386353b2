import { ApiError, type Problem } from '@/api/client'

/** The sentence for a refused change: the server's own, or undefined when the server failed (5xx). */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.problem.detail : undefined
}

/** Whether the server refused for this very reason. */
export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.problem.code === code

/** The order that a cart became, when the server refuses because of it. */
export const orderOf = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? (error.problem as Problem & { extra?: { orderId?: string } }).extra?.orderId || undefined
    : undefined
