import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'

/** What proves who is visiting. What renews it is in a cookie that only the server reads (`refresh_token`). */
export interface Tokens {
  idToken: string
  /** The person's id at the identity service, which is not the id of their account. */
  providerId: string
}

const COOKIES = { idToken: 'auth_token', providerId: 'auth_user_id' } as const
/** Set while the server was not told of a sign-out: it still has to remove its cookie. */
const LEAVING = 'signing_out'
/** As long as a session that nobody uses can be renewed. */
const DAYS = 60
/** A token that expires within this time may be expired when it arrives. */
const MARGIN_S = 20

/** The tokens this browser holds; undefined for a guest. */
export function readTokens(): Tokens | undefined {
  const providerId = readCookie(COOKIES.providerId)
  return providerId ? { idToken: readCookie(COOKIES.idToken) ?? '', providerId } : undefined
}

/** Keeps the tokens for every tab. */
export function keepTokens(tokens: Tokens): void {
  for (const name of Object.keys(COOKIES) as (keyof Tokens)[]) writeCookie(COOKIES[name], tokens[name], DAYS)
  removeCookie('refresh_token') // a readable one, of the version before
  removeCookie(LEAVING)
}

/** Removes the cookies of the page. The server removes its own, in its answer to a sign-out or a refused renewal. */
export function flushTokens(): void {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie)
}

/** Remembers, or no longer, that the server was not told of a sign-out. */
export function setLeaving(leaving: boolean): void {
  if (leaving) writeCookie(LEAVING, '1', DAYS)
  else removeCookie(LEAVING)
}

export function isLeaving(): boolean {
  return readCookie(LEAVING) !== undefined
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
