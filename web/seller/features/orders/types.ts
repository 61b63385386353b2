import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** The shop's part of an order, in its list and whole. */
export type OrderHead = Schemas['FulfilmentOrderHead']
export type OrderStatus = OrderHead['status']
/** Parcels are the order's, and returns have a screen of their own. */
export type Item = Omit<Schemas['FulfilmentOrderItem'], 'shipment' | 'shipments' | 'returnItem'>
/** What the shop sent at once. */
export type Shipment = Schemas['FulfilmentParcel']
export type RefundAmounts = Schemas['FulfilmentRefundAmounts']

/** The invoice is null until it is numbered, the address when the order is picked up. */
export type Order = Omit<Schemas['FulfilmentOrder'], 'invoice' | 'items' | 'shippingAddress'> & {
  shippingAddress: Schemas['OrderAddress'] | null
  invoice: Schemas['FulfilmentPaper'] | null
  items: Item[]
}

/** A line of a file of tracking numbers with what it does. */
export type TrackingLine = Schemas['FulfilmentTrackingLine']

/** What an order brings; the contest is null unless the buyer contests the payment. */
export type Contest = Schemas['LedgerWireContest']
export type Earning = Omit<Schemas['LedgerWireEarning'], 'contest'> & { contest: Contest | null }
