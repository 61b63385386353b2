import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { Role } from '@/operator/me-context'

/** Someone who has the console. */
export type Member = components['schemas']['OperatorMember']

export const membersQuery = () => get('/operator/operators')
export const invitationsQuery = () => get('/operator/invitations')

export async function invite(body: { email: string; role: Role }): Promise<void> {
  await api.POST('/operator/invitations', { body })
}

export async function withdraw(invitationId: string): Promise<void> {
  await api.DELETE('/operator/invitations/{invitationId}', { params: { path: { invitationId } } })
}

export async function changeRole(userId: string, body: { role: Role; reason: string }): Promise<void> {
  await api.PATCH('/operator/operators/{userId}', { params: { path: { userId } }, body })
}

export async function remove(userId: string, reason: string): Promise<void> {
  await api.DELETE('/operator/operators/{userId}', { params: { path: { userId }, query: { reason } } })
}

/** Reads the team again, and who I am: one may change one's own role. */
export function useTeamChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/operators', '/operator/invitations', '/operator/journal', '/operator/me'])
}
