import { get, getFile } from '@/api/client'
import type { components } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'
import { startOfDay } from '@/lib/format-date'

/** A line of the journal. What was and what became are objects of the one who wrote it. */
export type Noted = Omit<components['schemas']['OperatorNoted'], 'before' | 'after'> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The parameters of the page's address. */
export const NAMES = { operator: 'personne', act: 'geste', kind: 'objet', from: 'du', to: 'au' } as const

/** What the address asks for, as the call takes it. A day runs from midnight to midnight in Quebec. */
function filterOf(state: ListState) {
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(state.get(name)) ? state.get(name) : '')
  const [from, to] = [day(NAMES.from), day(NAMES.to)]
  return {
    operator: state.get(NAMES.operator),
    act: state.get(NAMES.act),
    subjectKind: state.get(NAMES.kind),
    subjectId: state.get('id'),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  }
}

export const journalQuery = (state: ListState) =>
  get('/operator/journal', { query: { ...filterOf(state), before: state.get('avant') } })

export const fetchJournal = (state: ListState): Promise<Blob> =>
  getFile('/operator/journal.csv', { query: filterOf(state) })
