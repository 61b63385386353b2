import type { Summary } from './calls'
import type { Cart, CartItem } from './types'

/** A line that cannot be ordered as it is. */
export interface LineToFix {
  item: CartItem
  availability: CartItem['availability']
  /** How many units may be ordered; none when it is not for sale. */
  most: number
}

/** The lines that keep the cart from being ordered, by what the cart or the newer summary says of each. */
export function linesToFix(cart: Cart, summary: Summary | undefined): LineToFix[] {
  const newer = new Map(summary?.items.map((line) => [line.id, line]))
  return cart.items.flatMap((item) => {
    const said = [item, newer.get(item.id)].filter((line) => line !== undefined)
    const unavailable = said.find(({ availability }) => availability !== 'for_sale')
    if (unavailable) return [{ item, availability: unavailable.availability, most: 0 }]
    const most = Math.min(...said.map(({ maxQuantity }) => maxQuantity))
    return item.quantity > most ? [{ item, availability: item.availability, most }] : []
  })
}
