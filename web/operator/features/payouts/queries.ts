import { api, get, getFile, postFile } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
export type Run = Schemas['AccountingWireRun']
export type RunRecord = Schemas['AccountingWireRunRecord']
export type RunPayout = Schemas['AccountingWireRunPayout']
export type LeftOut = Schemas['AccountingWireLeftOut']

/** The runs, or those with a payout that came back and still waits. */
export const runsQuery = (failed: boolean) => get('/operator/payout-runs', { query: failed ? { failed } : {} })
export const runQuery = (runId: string) => get('/operator/payout-runs/{runId}', { path: { runId } })

const of = (runId: string) => ({ params: { path: { runId } } })

/** Proposes to pay what was available yesterday. */
export async function propose(): Promise<Run> {
  return (await api.POST('/operator/payout-runs')).data!
}

export async function approve(runId: string, code: string): Promise<void> {
  await api.POST('/operator/payout-runs/{runId}/approval', { ...of(runId), body: { code } })
}

export async function withdraw(runId: string, reason: string): Promise<void> {
  await api.POST('/operator/payout-runs/{runId}/withdrawal', { ...of(runId), body: { reason } })
}

/** The bank's file, once per version. */
export async function takeFile(runId: string, version: number): Promise<Blob> {
  return postFile('/operator/payout-runs/{runId}/file', { ...of(runId), body: { version } })
}

export async function send(runId: string): Promise<void> {
  await api.POST('/operator/payout-runs/{runId}/sending', of(runId))
}

export async function confirm(runId: string, payoutId?: string): Promise<void> {
  await api.POST('/operator/payout-runs/{runId}/confirmation', { ...of(runId), body: payoutId ? { payoutId } : {} })
}

export async function fail(payoutId: string, reason: string): Promise<void> {
  await api.POST('/operator/payouts/{payoutId}/failure', { params: { path: { payoutId } }, body: { reason } })
}

/** Lets a shop be paid again although its last payout came back. */
export async function retry(shopId: string, reason: string): Promise<void> {
  await api.POST('/operator/shops/{shopId}/payout-retry', { params: { path: { shopId } }, body: { reason } })
}

/** The statement of a payout, as its shop has it. */
export const fetchStatement = (payoutId: string): Promise<Blob> =>
  getFile('/operator/payouts/{payoutId}/pdf', { path: { payoutId } })

export function useRunsChanged() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/payout-runs',
      '/operator/payout-runs/*',
      '/operator/waiting',
      '/operator/today',
      '/operator/journal',
    ])
}
