import type { PlacedOrder } from './calls'
import { read, write } from './draft'

const KEY = 'checkout_placed'

/** Keeps, for this tab alone, the token that opens the order just placed: without it the thank-you page says little. */
export function rememberPlaced({ id, token, account }: PlacedOrder): void {
  write(KEY, { id, token, account })
}

/** The order of this id, when it was the last one placed in this tab. */
export function placedOrder(id: string): PlacedOrder | undefined {
  const placed = read(KEY) as PlacedOrder | undefined
  return placed?.id === id ? placed : undefined
}
