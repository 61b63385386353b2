import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'

const COOKIE = 'username'
const DAYS = 365

/** The address to fill in, when its owner ticked the box. */
export function rememberedUsername(): string | undefined {
  return readCookie(COOKIE)
}

/** Remembers an address on this device, or forgets the one before when the box is not ticked. */
export function rememberUsername(email: string, wanted: boolean): void {
  if (wanted) writeCookie(COOKIE, email, DAYS)
  else removeCookie(COOKIE)
}
