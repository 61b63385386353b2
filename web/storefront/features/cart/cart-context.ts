import { createContext, use } from 'react'
import type { AddToCart, RefillCart } from '@/storefront/add-to-cart'
import type { Cart, CartCall, CartItem, CartStore, Change } from './types'

/** A change that was made, and the cart it led to. */
export interface Made {
  cart: Cart
  change: Change
}

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
  /** The last change that a shopper asked for. */
  last: Made | undefined
  /** What the quantity input of an item shows, sent or not. */
  quantityOf: (item: CartItem) => number
  setQuantity: (item: CartItem, quantity: number) => void
  remove: (item: CartItem) => void
  /** Moves an item out of the sums, to the list below the cart; or back. */
  move: (item: CartItem, to: 'later' | 'back') => void
  /** Chooses how a shop's part is delivered. */
  choose: (storeId: string, method: CartStore['deliveryMethod']) => void
  add: AddToCart
  /** Puts lines in the cart, but for those whose variant is in it. */
  refill: RefillCart
  /** Makes a change by a call of its own, with the words for it; rejects with the server's refusal. */
  call: (call: CartCall, said: string) => Promise<unknown>
  retry: () => void
}

export const CartContext = createContext<CartState | null>(null)

export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart outside of CartProvider')
  return state
}
