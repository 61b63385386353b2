import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** The cart as the server last sent it. */
export type Cart = Schemas['Cart']
export type CartItem = Schemas['CartItem']
export type CartStore = Schemas['CartStore']
export type CartPromotion = Cart['promotions'][number]

/** A cart just opened, with the order that the one before it became, when it was found ordered. */
export type OpenedCart = Cart & { ordered?: string }

/** A call that changes the cart of that id, and answers with the whole cart it leads to. */
export type CartCall = (id: string) => Promise<Cart>

/** What a shopper does to the cart. */
export type Change =
  | { kind: 'add'; variantId: string; quantity: number }
  | { kind: 'set'; item: CartItem; quantity: number }
  | { kind: 'remove'; item: CartItem }
  | { kind: 'later'; item: CartItem }
  | { kind: 'back'; item: CartItem }
  | { kind: 'seen'; items: CartItem[] }
  /** A change whose code is loaded later than the rest, with the words for it. */
  | { kind: 'call'; call: CartCall; said: string }
  | { kind: 'delivery'; storeId: string; method: CartStore['deliveryMethod'] }
  /** Someone signed in: the cart becomes theirs, and what they left in another one joins it. */
  | { kind: 'claim' }
