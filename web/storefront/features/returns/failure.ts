import { fieldErrors } from '@/api/field-errors'
import { asked, type Selection } from './selection'

/** The sentence for each item that a refusal names by its place in the request. */
export function itemFailures(error: unknown, selection: Selection): Record<string, string> {
  const sent = asked(selection)
  return fieldErrors(error, (path) => sent[Number(/items\[(\d+)\]/.exec(path)?.[1])]?.id)
}
