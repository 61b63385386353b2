import { useNavigator, useView } from '@/router/navigation'
import { to } from './address'

/** What changes in the address: a name and its new value; an empty one is taken out. */
export type ListChanges = Record<string, string>

/** The state of a list, all of which is in the address of its page. */
export interface ListState {
  /** What the address says; empty when it says nothing. */
  get: (name: string) => string
  /** The address after some changes. A change that is not about the page goes back to the first one. */
  href: (changes: ListChanges) => string
  /** Goes to that address. */
  go: (changes: ListChanges) => void
  /** What is listed, as the address says it: without how far one has read or what is open beside it. */
  listed: string
}

/** Parameters that say how far one has read, not what is listed. */
const PLACE = ['page', 'avant']
/** The parameter of what is open beside a list. */
const OPEN = 'ouvre'

/** The state of the list on the page at `path` (written from where the application begins). */
export function useListState(path: string): ListState {
  const { query } = useView().context
  const { push } = useNavigator()
  const href = (changes: ListChanges) => {
    const next = new URLSearchParams(query)
    for (const name of PLACE) next.delete(name)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    return to(path) + (text && `?${text}`)
  }
  const listed = new URLSearchParams(query)
  for (const name of [...PLACE, OPEN]) listed.delete(name)
  listed.sort()
  return {
    listed: listed.toString(),
    get: (name) => query.get(name) ?? '',
    href,
    go: (changes) => void push(href(changes)).catch(() => {}), // the progress bar shows the failure
  }
}
