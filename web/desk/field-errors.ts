import { ApiError } from '@/api/client'

/** The first sentence of each field that the server refused, by the field's path. */
export function fieldErrors(error: unknown): Record<string, string> {
  const list = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return Object.fromEntries(list.toReversed().map(({ path = '', message }) => [path.replace(/^body\./, ''), message]))
}
