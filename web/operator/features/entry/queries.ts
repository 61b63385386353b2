import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { NewAccount } from '@/session/forms/InvitedForm'

/** A second factor that was just made. */
export type Factor = components['schemas']['OperatorFactor']

// The code of the demo is another every thirty seconds.
export const entryQuery = () => ({ ...get('/operator/entry'), staleTime: 10_000, refetchInterval: 15_000 })

export const invitationQuery = (invitationToken: string) => ({
  ...get('/operator/invitations/{invitationToken}', { path: { invitationToken } }),
  retry: false,
})

export async function openAccount(invitationToken: string, body: NewAccount): Promise<void> {
  await api.POST('/operator/invitations/{invitationToken}/account', { params: { path: { invitationToken } }, body })
}

export async function acceptInvitation(invitationToken: string): Promise<void> {
  await api.POST('/operator/invitations/{invitationToken}/accept', { params: { path: { invitationToken } } })
}

export async function makeFactor(): Promise<Factor> {
  const { data } = await api.POST('/operator/factor')
  return data!
}

/** Puts a factor in force and opens the session. Returns the recovery codes. */
export async function confirmFactor(code: string): Promise<readonly string[]> {
  const { data } = await api.POST('/operator/factor/confirm', { body: { code } })
  return data!.recoveryCodes
}

/** Makes recovery codes in place of one's own, which end. */
export async function renewRecovery(code: string): Promise<readonly string[]> {
  const { data } = await api.POST('/operator/recovery-codes', { body: { code } })
  return data!.recoveryCodes
}

export async function openSession(body: { code: string } | { recoveryCode: string }): Promise<void> {
  await api.POST('/operator/session', { body })
}

export async function closeSession(): Promise<void> {
  await api.DELETE('/operator/session')
}

/** Reads everything of the console again, once the session is open. */
export function useEnter() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/*'])
}
