import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

export type MachineState = components['schemas']['SystemState']
export type JobRow = components['schemas']['SystemJobRow']
export type LetterRow = components['schemas']['SystemLetterRow']
export type Letter = components['schemas']['SystemLetter']

export const stateQuery = () => get('/operator/system')
export const configQuery = () => get('/operator/system/config')
export const jobsQuery = (state: 'failed' | 'ready', before: string) =>
  get('/operator/system/jobs', { query: { state, before } })
export const lettersQuery = (state: 'failed' | 'ready' | 'done', before: string) =>
  get('/operator/system/letters', { query: { state, before } })

/** Each read of a letter is a line of the journal: it is not read again because the window came back. */
export const letterQuery = (letterId: string) => ({
  ...get('/operator/system/letters/{letterId}', { path: { letterId } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})

export async function retry(jobId: string): Promise<void> {
  await api.POST('/operator/system/jobs/{jobId}/retry', { params: { path: { jobId } } })
}

export async function drop(jobId: string, reason: string): Promise<void> {
  await api.POST('/operator/system/jobs/{jobId}/drop', { params: { path: { jobId } }, body: { reason } })
}

export async function resend(letterId: string): Promise<void> {
  await api.POST('/operator/system/letters/{letterId}/resend', { params: { path: { letterId } } })
}

export async function dropLetter(letterId: string, reason: string): Promise<void> {
  await api.POST('/operator/system/letters/{letterId}/drop', { params: { path: { letterId } }, body: { reason } })
}

/** Sends every failed letter again, and tells how many. */
export async function resendFailed(): Promise<number> {
  return (await api.POST('/operator/system/letters/resend')).data!.letters
}

export function useSystemChanged() {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/system',
      '/operator/system/jobs',
      '/operator/system/letters',
      '/operator/journal',
      '/operator/today',
      '/operator/waiting',
    ])
}
