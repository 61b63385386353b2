import type { components } from '@/api/schema'

type Schemas = components['schemas']

/** An order as the caller may see it: fields they may not see are absent. */
export type Order = Schemas['OrderView']
export type OrderStatus = Order['status']
export type ReturnStatus = Schemas['OrderWireReturn']['status']
export type OrderAddress = Schemas['OrderAddress']
export type OrderSums = Schemas['OrderWireSummary']
export type Shipment = Schemas['OrderWireShipment']
export type Invoice = Schemas['InvoiceListed']

/** Money given back, to the card that paid. */
export type Refund = Omit<Schemas['OrderWireRefund'], 'creditNote'> & {
  creditNote: Schemas['OrderWireCreditNote'] | null
}

/** The latest return is null before the first. */
export type OrderItem = Omit<Schemas['OrderWireItem'], 'returnItem'> & { returnItem: Schemas['OrderWireReturn'] | null }

/** What became of the account that a guest asked for with an order. */
export type NewAccount = Schemas['CheckoutAccount']

/** An order as its list shows it. */
export type OrderHead = Schemas['CustomerHead']

/** One shop's part of an order. */
export type BoughtStore = Omit<Schemas['CustomerStore'], 'invoice'> & { invoice: Invoice | null }

/** An item with what its buyer may still do; the document's nulls are said here. */
export type BoughtItem = OrderItem &
  Omit<Schemas['CustomerItem'], keyof Schemas['OrderWireItem'] | 'returnRefusal' | 'toSendBack'> & {
    returnRefusal: Schemas['CustomerReturnRefusal'] | null
    toSendBack: Schemas['CustomerToSendBack'] | null
  }

/** An order whole, as its buyer sees it. */
export type BoughtOrder = Omit<Schemas['CustomerDetail'], 'items' | 'stores' | 'refunds' | 'card'> & {
  card: Schemas['OrderWireCard'] | null
  items: BoughtItem[]
  stores: BoughtStore[]
  refunds: Refund[]
}

/** How an order is reached: by its owner, or with the signed link of its email. */
export type OrderAccess = { userId: string } | { token: string }
