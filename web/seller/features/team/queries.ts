import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { Role } from '@/seller/rights'

/** Someone of the shop's team. */
export type Member = components['schemas']['SellerTeamMember']

export const teamQuery = (shopId: string) => get('/seller/shops/{shopId}/team', { path: { shopId } })

export async function invite(shopId: string, body: { email: string; role: Role }): Promise<void> {
  await api.POST('/seller/shops/{shopId}/team/invitations', { params: { path: { shopId } }, body })
}

export async function withdraw(shopId: string, invitationId: string): Promise<void> {
  await api.DELETE('/seller/shops/{shopId}/team/invitations/{invitationId}', {
    params: { path: { shopId, invitationId } },
  })
}

export async function changeRole(shopId: string, memberId: string, role: Role): Promise<void> {
  await api.PATCH('/seller/shops/{shopId}/team/members/{memberId}', {
    params: { path: { shopId, memberId } },
    body: { role },
  })
}

export async function remove(shopId: string, memberId: string): Promise<void> {
  await api.DELETE('/seller/shops/{shopId}/team/members/{memberId}', { params: { path: { shopId, memberId } } })
}

/** Reads the team again, and my shops: one may change one's own role. */
export function useTeamChanged(shopId: string) {
  const invalidate = useInvalidate()
  return () => invalidate([`/seller/shops/${shopId}/team`, `/seller/shops/${shopId}/journal`, '/seller/shops'])
}
