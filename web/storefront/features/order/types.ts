import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** An order as far as the one who asks may see it: what may not be seen is absent. */
export type Order = Schemas['OrderView']
export type OrderStatus = Order['status']
export type OrderAddress = Schemas['OrderAddress']
export type OrderSums = Schemas['OrderWireSummary']
export type Shipment = Schemas['OrderWireShipment']
export type Invoice = Schemas['InvoiceListed']

/** The latest return is null before the first. */
export type OrderItem = Omit<Schemas['OrderWireItem'], 'returnItem'> & { returnItem: Schemas['OrderWireReturn'] | null }
