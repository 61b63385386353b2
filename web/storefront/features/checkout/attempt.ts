import type { NewOrder } from './calls'
import { read, write } from './draft'

/** An order that was sent, with its idempotency key: sending it again makes no second order. */
export interface Attempt {
  key: string
  order: NewOrder
}

const KEY = 'checkout_attempt'
let last: Attempt | undefined

/**
 * The attempt for an order. The same order keeps the key of the last try, so that a lost answer never leads to a second
 * charge; anything else (another card, another total) is another attempt. It is remembered before it is sent, also
 * across a reload, unless it holds a password: that one is kept nowhere.
 */
export function attemptFor(order: NewOrder): Attempt {
  const known = pendingAttempt()
  if (known && JSON.stringify(known.order) === JSON.stringify(order)) return known
  last = { key: newKey(), order }
  write(KEY, order.password === undefined ? last : undefined)
  return last
}

/** The attempt whose response was never received. */
export function pendingAttempt(): Attempt | undefined {
  return last ?? (read(KEY) as Attempt | undefined)
}

/** The response was received: forgets the attempt. */
export function endAttempt(): void {
  last = undefined
  write(KEY, undefined)
}

/** 128 random bits. Unlike randomUUID it exists on plain http too, as in a shop's own network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
