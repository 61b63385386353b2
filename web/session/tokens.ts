import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'

/** What proves who is visiting: a token for a quarter of an hour, and the one that renews it. */
export interface Tokens {
  idToken: string
  refreshToken: string
  /** The person's id at the identity service, which is not the id of their account. */
  providerId: string
}

const COOKIES = { idToken: 'auth_token', refreshToken: 'refresh_token', providerId: 'auth_user_id' } as const
/** As long as a session that nobody uses can be renewed. */
const DAYS = 60
/** A token that expires within this time may be expired when it arrives. */
const MARGIN_S = 20

/** The tokens this browser holds; undefined when they cannot be renewed. */
export function readTokens(): Tokens | undefined {
  const [refreshToken, providerId] = [readCookie(COOKIES.refreshToken), readCookie(COOKIES.providerId)]
  if (!refreshToken || !providerId) return undefined
  return { idToken: readCookie(COOKIES.idToken) ?? '', refreshToken, providerId }
}

/** Keeps the tokens for every tab. */
export function keepTokens(tokens: Tokens): void {
  for (const name of Object.keys(COOKIES) as (keyof Tokens)[]) writeCookie(COOKIES[name], tokens[name], DAYS)
}

/** Removes the three cookies. */
export function flushTokens(): void {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie)
}

/** How long a token was given for and when it ends, in seconds; zeros when it cannot be read. */
export function lifeOf(idToken: string): { lasts: number; ends: number } {
  try {
    const payload = idToken.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')
    const { exp, iat } = JSON.parse(atob(payload)) as { exp: number; iat?: number }
    return { lasts: exp - (iat ?? exp), ends: exp }
  } catch {
    return { lasts: 0, ends: 0 }
  }
}

/** Whether a token is valid at that time, in milliseconds, by its own expiry. */
export function isValid(idToken: string, now: number): boolean {
  return lifeOf(idToken).ends - MARGIN_S > now / 1000
}

/** Until when a token that was just received is good by this machine's clock, which may be wrong. */
export function goodUntil(idToken: string, now: number): number {
  return now + Math.max(0, lifeOf(idToken).lasts - MARGIN_S) * 1000
}
