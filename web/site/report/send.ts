import { api, type Json } from '@/api/client'
import type { paths } from '@/api/schema'

type Body = Json<paths['/reports']['post']['requestBody']>
export type Cause = Body['cause']

/** What is reported. */
export interface Subject {
  kind: Body['kind']
  id: string
  /** The order's token, for a guest who reports a message. */
  token?: string | undefined
}

/** Proof for the server that a person probably sent the form; none where it is not asked for. */
export type Proof = () => Promise<{ 'X-Captcha-Token'?: string }>

/** `POST /reports`. */
export async function sendReport(body: Body, proof: Proof | undefined): Promise<void> {
  await api.POST('/reports', { params: { header: (await proof?.()) ?? {} }, body })
}
