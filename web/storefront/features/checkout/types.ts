import type { components } from '@/api/schema'
import type { Address } from '@/storefront/features/address-form/address'
import type { CardToken } from '@/storefront/features/card-form/provider'

export type { Address }

type Schemas = components['schemas']

/** The cart as the page gives it. */
export type Cart = Schemas['Cart']
export type CartItem = Schemas['CartItem']
export type CartStore = Schemas['CartStore']

/** How a guest is reached. The phone is ten bare digits. */
export interface Contact {
  email: string
  phone: string
}

/** Where the bill goes: the shipping address, or another one. */
export type Billing = { same: true } | { same: false; address: Address }

/** What a buyer says of an order offered to somebody. */
export type Gift = Schemas['OrderGift']

/** What was given so far, step by step. */
export interface Answers {
  /** The customer they belong to; nobody else may read them. A guest's pass to the person who signs in. */
  owner?: string
  contact?: Contact
  shipping?: Address
  billing?: Billing
  card?: CardToken | undefined
  gift?: Gift | undefined
}
