import { ApiError } from '@/api/client'

/**
 * The first sentence of each field that the server refused, by the form's name for it. `nameOf` renames a path of the
 * wire; one that the form does not have (undefined) is left to the sentence of the whole.
 */
export function fieldErrors(
  error: unknown,
  nameOf: (path: string) => string | undefined = (path) => path,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path = '', message } of error instanceof ApiError ? (error.problem.errors ?? []) : []) {
    const name = nameOf(path.replace(/^body\./, ''))
    if (name) errors[name] ??= message
  }
  return errors
}
