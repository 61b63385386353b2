import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'

/** Why the server refused, with the sentence of each field. */
export function reasons(error: unknown, otherwise: string): string {
  const fields = error instanceof ApiError ? (error.problem.errors ?? []).map(({ message }) => message) : []
  return fields.length > 0 ? fields.join(' ') : (refusal(error) ?? otherwise)
}
