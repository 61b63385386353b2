import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'

const COOKIE = 'cart_id'
/** As long as the server keeps a cart that nobody uses. */
const DAYS = 90

/** The cart this browser remembers. Anything that cannot be an id counts as nothing. */
export function knownCartId(): string | undefined {
  const id = readCookie(COOKIE)
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

/** Remembers the cart of this browser, from now on for another 90 days. */
export function keepCartId(id: string): void {
  writeCookie(COOKIE, id, DAYS)
}

/** Forgets the cart that was shown, unless another tab has put another in its place. */
export function forgetCartId(shown: string | undefined): void {
  if (shown === undefined || knownCartId() === shown) removeCookie(COOKIE)
}
