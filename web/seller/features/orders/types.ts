import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** The shop's part of an order, in its list and whole. */
export type OrderHead = Schemas['FulfilmentOrderHead']
export type OrderStatus = OrderHead['status']
/** Every parcel is in `shipments`, and returns have a screen of their own. */
export type Item = Omit<Schemas['FulfilmentOrderItem'], 'shipment' | 'returnItem'>
export type Shipment = Schemas['OrderWireShipment']
export type RefundAmounts = Schemas['FulfilmentRefundAmounts']

/** The invoice is null until it is numbered. */
export type Order = Omit<Schemas['FulfilmentOrder'], 'invoice' | 'items'> & {
  invoice: Schemas['FulfilmentPaper'] | null
  items: Item[]
}
