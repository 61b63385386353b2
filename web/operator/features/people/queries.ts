import { useQueryClient } from '@tanstack/react-query'
import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

/** Someone with an account, as listed. */
export type PersonRow = components['schemas']['PeopleRow']
/** All that operators see of someone. */
export type PersonFile = components['schemas']['PeopleFile']

/** Parameters of the page's address. */
export const NAMES = { search: 'q', view: 'vue' } as const
export const SUSPENDED = 'suspendues'

export const peopleQuery = (state: ListState) =>
  get('/operator/people', {
    query: {
      q: state.get(NAMES.search),
      suspended: state.get(NAMES.view) === SUSPENDED,
      before: state.get('avant'),
    },
  })

/** Someone who ordered without an account, as listed; one of their orders names them. */
export type GuestRow = components['schemas']['PeopleGuestRow']
export type GuestFile = components['schemas']['PeopleGuestFile']

/** What must be typed before guests are looked for. */
export const SHORTEST = 3
export const guestsQuery = (q: string) => get('/operator/guests', { query: { q } })

export const guestQuery = (orderId: string) => ({
  ...get('/operator/guests/{orderId}', { path: { orderId } }),
  staleTime: Infinity, // each read of a file is a line of the journal
  refetchOnWindowFocus: false,
})

export async function exportGuest(orderId: string, reason: string): Promise<Blob> {
  const params = { path: { orderId } }
  const { data } = await api.POST('/operator/guests/{orderId}/export', { params, body: { reason } })
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

export async function eraseGuest(orderId: string, reason: string): Promise<void> {
  await api.POST('/operator/guests/{orderId}/erase', { params: { path: { orderId } }, body: { reason } })
}

/** Each read of a file is a line of the journal: it is not read again because the window came back. */
export const personQuery = (personId: string) => ({
  ...get('/operator/people/{personId}', { path: { personId } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})

export type Act = 'suspend' | 'reinstate' | 'end-sessions'

const acts = {
  suspend: '/operator/people/{personId}/suspend',
  reinstate: '/operator/people/{personId}/reinstate',
  'end-sessions': '/operator/people/{personId}/end-sessions',
} as const

export async function act(personId: string, what: Act, reason: string): Promise<PersonFile> {
  const { data } = await api.POST(acts[what], { params: { path: { personId } }, body: { reason } })
  return data!
}

export async function writeNote(personId: string, text: string): Promise<PersonFile> {
  const { data } = await api.POST('/operator/people/{personId}/notes', {
    params: { path: { personId } },
    body: { text },
  })
  return data!
}

export async function exportFile(personId: string, reason: string): Promise<Blob> {
  const { data } = await api.POST('/operator/people/{personId}/export', {
    params: { path: { personId } },
    body: { reason },
  })
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

export async function erase(personId: string, reason: string): Promise<void> {
  await api.POST('/operator/people/{personId}/erase', { params: { path: { personId } }, body: { reason } })
}

/** Puts the file that an act returned on screen, and has the list read again. */
export function useFileChanged(personId: string) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return async (file?: PersonFile) => {
    if (file) queries.setQueryData(personQuery(personId).queryKey, file)
    await invalidate(['/operator/people', '/operator/journal'])
  }
}
