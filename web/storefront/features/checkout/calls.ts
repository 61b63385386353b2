import type { components } from '@/api/schema'
import { api } from '@/api/client'
import type { Attempt } from './attempt'
import type { Address, Cart, Gift } from './types'

type Schemas = components['schemas']

/** The totals of an order, computed by the server, with the facts on each shop that the law requires before payment. */
export type Summary = Schemas['CheckoutSummary']
export type SummaryStore = Schemas['CheckoutSummaryStore']

/** The payload of `POST /orders`. */
export interface NewOrder {
  cartId: string
  email: string
  phone: string
  firstName: string
  lastName: string
  billingAddress: Address
  /** Absent when all of it is picked up. */
  shippingAddress?: Address
  /** How each shop's part is delivered, as it is on screen: the server refuses another way. */
  deliveries: Record<string, SummaryStore['deliveryMethod']>
  tokenId: string
  items: { variantId: string; quantity: number }[]
  addContribution: boolean
  /** The total on screen: the server refuses to charge another one. */
  expectedTotal: number
  /** Absent unless the order is a gift. */
  gift?: Gift
  /** A guest who wants an account. */
  password?: string
}

/** The order, the token that opens it and its invoices for a guest, and what became of the account they asked for. */
export type PlacedOrder = Pick<Schemas['CheckoutPlaced'], 'id' | 'token' | 'account'>

/** The part of an address that prices and arrival depend on; the postal code is known once the address is. */
export type Destination = Pick<Address, 'province' | 'country'> & Partial<Pick<Address, 'city' | 'postalCode'>>

/** `POST /orders/cart/summary`. */
export async function fetchSummary(
  { id }: Pick<Cart, 'id'>,
  shippingAddress: Destination,
  addContribution: boolean,
  signal: AbortSignal,
): Promise<Summary> {
  const body = { cartId: id, shippingAddress: { ...shippingAddress }, addContribution }
  const { data } = await api.POST('/orders/cart/summary', { body, signal })
  return data!
}

/** `POST /orders`. The same attempt may be sent again: it stays one order. */
export async function placeOrder({ key, order }: Attempt): Promise<PlacedOrder> {
  const { billingAddress, shippingAddress, ...rest } = order
  const body = {
    ...rest,
    billingAddress: { ...billingAddress },
    ...(shippingAddress && { shippingAddress: { ...shippingAddress } }),
  }
  const { data } = await api.POST('/orders', { params: { header: { 'Idempotency-Key': key } }, body })
  return data!
}
