import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

export type DisputeRow = components['schemas']['DisputesRow']
export type Dispute = components['schemas']['DisputesRecord']
export type Outcome = components['schemas']['DisputesOutcome']
export type Bearer = components['schemas']['DisputesBearer']

export const VIEWS = ['waiting', 'sent', 'closed', 'all'] as const
export type View = (typeof VIEWS)[number]

export const disputesQuery = (view: View) => get('/operator/disputes', { query: { view } })
export const disputeQuery = (disputeId: string) => get('/operator/disputes/{disputeId}', { path: { disputeId } })

const at = (disputeId: string) => ({ params: { path: { disputeId } } })

export async function sendEvidence(disputeId: string, text: string): Promise<Dispute> {
  return (await api.POST('/operator/disputes/{disputeId}/evidence', { ...at(disputeId), body: { text } })).data!
}

export interface Decision {
  bearers: Bearer[]
  reason: string
}

export async function decide(disputeId: string, body: Decision): Promise<Outcome> {
  return (await api.POST('/operator/disputes/{disputeId}/decision', { ...at(disputeId), body })).data!
}

export const decisionPreviewQuery = (disputeId: string, body: Decision) => ({
  queryKey: ['dispute-decision', disputeId, body] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outcome> =>
    (await api.POST('/operator/disputes/{disputeId}/decision/preview', { ...at(disputeId), body, signal })).data!,
})

/** Reads again everything that an act on a dispute may have changed. */
export function useDisputesChanged() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/disputes',
      '/operator/disputes/*',
      '/operator/orders',
      '/operator/orders/*',
      '/operator/today',
      '/operator/journal',
    ])
}
