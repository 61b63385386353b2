import type { components } from '@/api/schema'
import type { CardToken } from './payment/provider'

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

export interface Address {
  firstName: string
  lastName: string
  address: string
  address2: string
  city: string
  province: string
  postalCode: string
  country: 'CA'
}

/** Where the bill goes: with the parcels unless told otherwise. */
export type Billing = { same: true } | { same: false; address: Address }

/** What was given so far, step by step. */
export interface Answers {
  contact?: Contact
  shipping?: Address
  billing?: Billing
  card?: CardToken | undefined
}
