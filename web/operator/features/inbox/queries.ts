import { useQueryClient } from '@tanstack/react-query'
import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

/** A conversation with someone who wrote to the market, as listed. */
export type ThreadRow = components['schemas']['OutreachThreadRow']
/** A conversation whole. */
export type ThreadFile = components['schemas']['OutreachThread']

/** Views by their word in the address. */
export const VIEWS = { '': 'open', miens: 'mine', libres: 'unassigned', fermes: 'closed' } as const
export type ViewName = keyof typeof VIEWS
export const viewOf = (state: ListState): ViewName => {
  const name = state.get('vue')
  return name in VIEWS ? (name as ViewName) : ''
}

export const inboxQuery = (state: ListState) =>
  get('/operator/inbox', { query: { view: VIEWS[viewOf(state)], before: state.get('avant') } })

/** Each read of a thread is a line of the journal: it is not read again because the window came back. */
export const threadQuery = (threadId: string) => ({
  ...get('/operator/inbox/{threadId}', { path: { threadId } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})

export const assigneesQuery = () => get('/operator/inbox/assignees')

/** A change of a thread at the revision that was read. */
export type Change =
  | { kind: 'assign'; userId: string }
  | { kind: 'link'; order?: string; person?: string }
  | { kind: 'state'; state: 'open' | 'closed' }
  | { kind: 'answer'; text: string; close: boolean }
  | { kind: 'note'; text: string }

export async function change({ id, revision }: ThreadFile, what: Change): Promise<ThreadFile> {
  const params = { path: { threadId: id } }
  switch (what.kind) {
    case 'assign': {
      const body = { revision, userId: what.userId }
      return (await api.POST('/operator/inbox/{threadId}/assign', { params, body })).data!
    }
    case 'link': {
      const { order, person } = what
      const body = { revision, ...(order !== undefined && { order }), ...(person !== undefined && { person }) }
      return (await api.POST('/operator/inbox/{threadId}/link', { params, body })).data!
    }
    case 'state': {
      const body = { revision, state: what.state }
      return (await api.POST('/operator/inbox/{threadId}/state', { params, body })).data!
    }
    case 'answer': {
      const body = { revision, text: what.text, close: what.close }
      return (await api.POST('/operator/inbox/{threadId}/answer', { params, body })).data!
    }
    case 'note': {
      const body = { revision, text: what.text }
      return (await api.POST('/operator/inbox/{threadId}/note', { params, body })).data!
    }
  }
}

/** Puts a thread on screen as it now is, and has the lists read again. */
export function useThreadChanged() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return async (thread: ThreadFile) => {
    queries.setQueryData(threadQuery(thread.id).queryKey, thread)
    await invalidate(['/operator/inbox', '/operator/journal', '/operator/waiting'])
  }
}
