import { ApiError } from '@/api/client'
import { asked, type Selection } from './selection'

/** The sentence for each item that a refusal names by its place in the request. */
export function itemFailures(error: unknown, selection: Selection): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const sent = asked(selection)
  return Object.fromEntries(
    (error.problem.errors ?? []).flatMap(({ path, message }) => {
      const place = /items\[(\d+)\]/.exec(path ?? '')?.[1]
      const id = place === undefined ? undefined : sent[Number(place)]?.id
      return id === undefined ? [] : [[id, message]]
    }),
  )
}
