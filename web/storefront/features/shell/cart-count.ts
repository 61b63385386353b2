import { createContext, use } from 'react'

/** How many articles the cart holds; the cart feature provides it around the layout. */
export const CartCountContext = createContext(0)

export function useCartCount(): number {
  return use(CartCountContext)
}

/** The figure on the basket: nothing for an empty cart, "99+" above 99. */
export function cartBadge(count: number): string | null {
  if (count <= 0) return null
  return count > 99 ? '99+' : String(count)
}
