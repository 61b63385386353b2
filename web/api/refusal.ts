import { ApiError } from '@/api/client'

/** What to tell someone whose change was refused: the server's own sentence, unless the fault is ours. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.problem.detail : undefined
}
