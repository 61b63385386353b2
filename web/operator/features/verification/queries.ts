import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
export type Check = Schemas['AccountingWireCheck']
export type Difference = Schemas['AccountingWireDifference']

export const checkQuery = () => get('/operator/differences')

/** Compares everything now. */
export async function checkNow(): Promise<Check> {
  return (await api.POST('/operator/differences/check', {})).data!
}

export async function explain(differenceId: string, note: string): Promise<void> {
  await api.POST('/operator/differences/{differenceId}/explanation', {
    params: { path: { differenceId } },
    body: { note },
  })
}

/** Reads again everything that a check or an explanation may have changed. */
export function useCheckChanged() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/differences',
      '/operator/system',
      '/operator/health',
      '/operator/today',
      '/operator/waiting',
      '/operator/journal',
    ])
}
