import { api, get, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'
import type { Invoice, Order } from './types'

/** How an order is named: publicly by its reference, or by its id, whole when the token of its link comes along. */
export type OrderName = { reference: string } | { id: string; token?: string }

export function orderQuery(name: OrderName): ApiQuery<Order> {
  if ('reference' in name) return get('/orders/reference/{ref}/detail', { path: { ref: name.reference } })
  return get('/orders/{id}', { path: { id: name.id }, query: withToken(name.token) })
}

/** The invoices of an order, with addresses that bear the token they were asked with. */
export function invoicesQuery(orderId: string, token: string | undefined): ApiQuery<Invoice[] | null> {
  return get('/invoices/orders/{orderId}', { path: { orderId }, query: withToken(token) })
}

const withToken = (token: string | undefined) => (token ? { jeton: token } : {})

/** Finds a guest's order by its reference and e-mail, whole, with the token that opens it from then on. */
export async function lookUp(reference: string, email: string): Promise<components['schemas']['CheckoutLookedUp']> {
  const { data } = await api.POST('/users/guest/lookup', { body: { reference, email } })
  return data!
}
