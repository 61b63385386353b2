import { read, write } from './draft'

const KEY = 'checkout_placed'

interface Placed {
  id: string
  token: string
}

/** Keeps, for this tab alone, the token that opens the order just placed: without it the thank-you page says little. */
export function rememberPlaced({ id, token }: Placed): void {
  write(KEY, { id, token })
}

/** The order of this id, when it was the last one placed in this tab. */
export function placedOrder(id: string): Placed | undefined {
  const placed = read(KEY) as Placed | undefined
  return placed?.id === id ? placed : undefined
}
