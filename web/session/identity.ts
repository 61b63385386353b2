import type { Tokens } from './tokens'

/** Where passwords and refresh tokens are exchanged for tokens: our own service, or the one of the configuration. */
export interface IdentityEndpoints {
  signInUrl: string
  tokenUrl: string
  /** Ends the session at the service; empty when the service has no such call. */
  signOutUrl: string
}

/** A refusal of the identity service, with its code, such as INVALID_LOGIN_CREDENTIALS. */
export class IdentityError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`identity service: ${status} ${code}`)
    this.name = 'IdentityError'
    this.status = status
    this.code = code
  }
}

const PATIENCE_MS = 20_000

/** Exchanges an e-mail and a password for tokens. */
export async function signInWithPassword(
  { signInUrl }: IdentityEndpoints,
  email: string,
  password: string,
): Promise<Tokens> {
  const answer = await post(signInUrl, 'application/json', JSON.stringify({ email, password, returnSecureToken: true }))
  const { idToken, refreshToken, localId } = answer as Record<'idToken' | 'refreshToken' | 'localId', string>
  return { idToken, refreshToken, providerId: localId }
}

/** Exchanges a refresh token for new tokens. The old one is spent. */
export async function renewTokens({ tokenUrl }: IdentityEndpoints, refreshToken: string): Promise<Tokens> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const answer = await post(tokenUrl, 'application/x-www-form-urlencoded', form.toString())
  const { id_token, refresh_token, user_id } = answer as Record<'id_token' | 'refresh_token' | 'user_id', string>
  return { idToken: id_token, refreshToken: refresh_token, providerId: user_id }
}

/** Tells the service that this session is over. */
export async function endSession({ signOutUrl }: IdentityEndpoints, { refreshToken }: Tokens): Promise<void> {
  if (signOutUrl) await post(signOutUrl, 'application/json', JSON.stringify({ refreshToken }))
}

async function post(url: string, type: string, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } }
  // A message may be a code alone or a code followed by " : " and a sentence.
  if (!response.ok) throw new IdentityError(response.status, answer.error?.message?.split(' ')[0] ?? '')
  return answer
}
