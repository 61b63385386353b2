import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** The shop's part of an order, in its list and whole. */
export type OrderHead = Schemas['FulfilmentOrderHead']
export type OrderStatus = OrderHead['status']
export type Item = Schemas['FulfilmentOrderItem']
export type Shipment = Schemas['OrderWireShipment']
export type RefundAmounts = Schemas['FulfilmentRefundAmounts']

/** The invoice is null until it is numbered. */
export type Order = Omit<Schemas['FulfilmentOrder'], 'invoice'> & { invoice: Schemas['FulfilmentPaper'] | null }
