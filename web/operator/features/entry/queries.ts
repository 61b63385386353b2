import { useInvalidate } from '@/api/invalidate'
import { read, send } from '@/operator/calls'

/** What a visitor of the console must know first. */
export interface Entry {
  hasOperator: boolean
  /** What makes the first operator. */
  command: string
  /** In the demo only: the second factor of its operators. */
  demoCode?: string
}

/** A second factor that was just made. */
export interface Factor {
  secret: string
  /** otpauth://, which an application for codes opens. */
  address: string
  /** The same as a picture, in a data: address. */
  qr: string
}

// The code of the demo is another every thirty seconds.
export const entryQuery = () => ({ ...read<Entry>('/operator/entry'), staleTime: 10_000 })

export const makeFactor = () => send<Factor>('POST', '/operator/factor')
export const confirmFactor = (code: string) =>
  send<{ recoveryCodes: string[] }>('POST', '/operator/factor/confirm', { code })
export const openSession = (given: { code: string } | { recoveryCode: string }) =>
  send('POST', '/operator/session', given)
export const closeSession = () => send('DELETE', '/operator/session')

/** Reads everything of the console again, once the session is open. */
export function useEnter() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/*'])
}
