import { createContext, use } from 'react'
import type { AddToCart, RefillCart } from '@/storefront/add-to-cart'
import type { Cart, CartItem, CartStore } from './types'

/** The cart around the page, and what can be done to it. */
export interface CartState {
  /** Undefined until it was opened, which happens in the browser alone. */
  cart: Cart | undefined
  /** The order that the cart before this one became, when it was ordered elsewhere. */
  ordered: string | undefined
  /** It could not be opened; `retry` tries again. */
  failed: boolean
  /** A change is on its way: the sums on screen are those from before. */
  busy: boolean
  /** The last change, in words, for those who do not see it. */
  announcement: string
  /** What the quantity input of an item shows, sent or not. */
  quantityOf: (item: CartItem) => number
  setQuantity: (item: CartItem, quantity: number) => void
  remove: (item: CartItem) => void
  /** Chooses how a shop's part is delivered. */
  choose: (storeId: string, method: CartStore['deliveryMethod']) => void
  add: AddToCart
  /** Puts lines in the cart, but for those whose variant is in it. */
  refill: RefillCart
  retry: () => void
}

export const CartContext = createContext<CartState | null>(null)

export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart outside of CartProvider')
  return state
}
