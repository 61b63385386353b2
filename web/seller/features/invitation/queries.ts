import { api, get } from '@/api/client'
import type { NewAccount } from '@/session/forms/InvitedForm'

export const invitationQuery = (invitationToken: string) => ({
  ...get('/seller/invitations/{invitationToken}', { path: { invitationToken } }),
  retry: false,
})

export async function openAccount(invitationToken: string, body: NewAccount): Promise<void> {
  await api.POST('/seller/invitations/{invitationToken}/account', { params: { path: { invitationToken } }, body })
}

/** Joins the team; returns the shop's id. */
export async function acceptInvitation(invitationToken: string): Promise<string> {
  const { data } = await api.POST('/seller/invitations/{invitationToken}/accept', {
    params: { path: { invitationToken } },
  })
  return data!.shopId
}
