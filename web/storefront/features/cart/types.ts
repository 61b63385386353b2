import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** The cart as the server last sent it. */
export type Cart = Schemas['Cart']
export type CartItem = Schemas['CartItem']
export type CartStore = Schemas['CartStore']

/** A cart just opened, with the order that the one before it became, when it was found ordered. */
export type OpenedCart = Cart & { ordered?: string }

/** What a shopper does to the cart. */
export type Change =
  | { kind: 'add'; variantId: string; quantity: number }
  | { kind: 'set'; item: CartItem; quantity: number }
  | { kind: 'remove'; item: CartItem }
  | { kind: 'seen'; items: CartItem[] }
  | { kind: 'delivery'; storeId: string; method: CartStore['deliveryMethod'] }
  /** Someone signed in: the cart becomes theirs, and what they left in another one joins it. */
  | { kind: 'claim' }
