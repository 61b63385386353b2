import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

export type Point = components['schemas']['FirstdayPoint']

export const checklistQuery = () => get('/operator/checklist')

export async function testLetter(): Promise<string> {
  const { data } = await api.POST('/operator/checklist/test-letter')
  return data!.to
}

export async function dismiss(): Promise<void> {
  await api.POST('/operator/checklist/dismiss')
}

export async function inviteShop(body: { email: string; name: string; message: string }): Promise<void> {
  await api.POST('/operator/shop-invitations', { body })
}

export function useChecklistChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/checklist', '/operator/shop-invitations'])
}
