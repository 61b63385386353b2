import type { Tokens } from './tokens'

/**
 * Where passwords are exchanged for tokens (our own service, or the one of the configuration), and where sessions are
 * renewed and ended: always our own server, which alone keeps refresh tokens.
 */
export interface IdentityEndpoints {
  signInUrl: string
  tokenUrl: string
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
  { signInUrl, tokenUrl }: IdentityEndpoints,
  email: string,
  password: string,
): Promise<Tokens> {
  const answer = await post(signInUrl, 'application/json', JSON.stringify({ email, password, returnSecureToken: true }))
  const { idToken, refreshToken, localId } = answer as Record<'idToken' | 'refreshToken' | 'localId', string>
  // Our own service has set its cookie. The token of another is handed to our server, which keeps it in that cookie.
  if (!signInUrl.startsWith('/')) return renewTokens({ tokenUrl }, refreshToken)
  return { idToken, providerId: localId }
}

/** Exchanges a refresh token for new tokens: the one of the server's cookie, or one that is given to it to keep. */
export async function renewTokens(
  { tokenUrl }: Pick<IdentityEndpoints, 'tokenUrl'>,
  refreshToken?: string,
): Promise<Tokens> {
  const form = new URLSearchParams({ grant_type: 'refresh_token' })
  if (refreshToken) form.set('refresh_token', refreshToken)
  const answer = await post(tokenUrl, 'application/x-www-form-urlencoded', form.toString())
  const { id_token, user_id } = answer as Record<'id_token' | 'user_id', string>
  return { idToken: id_token, providerId: user_id }
}

/** Ends the session of the server's cookie, which is removed. */
export async function endSession({ signOutUrl }: IdentityEndpoints): Promise<void> {
  await post(signOutUrl, 'application/json', '{}')
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
