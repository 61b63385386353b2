import { api, get, getFile, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'
import type { BoughtOrder, NewAccount, Order, OrderAccess } from './types'

/** How an order is named: publicly by its reference, or by its id, whole when the token of its link comes along. */
export type OrderName = { reference: string } | { id: string; token?: string }

export function orderQuery(name: OrderName): ApiQuery<Order> {
  if ('reference' in name) return get('/orders/reference/{ref}/detail', { path: { ref: name.reference } })
  return get('/orders/{id}', { path: { id: name.id }, query: name.token ? { jeton: name.token } : {} })
}

/** The whole order of a buyer. */
export function boughtQuery(orderId: string, access: OrderAccess): ApiQuery<BoughtOrder> {
  const query =
    'token' in access
      ? get('/orders/{orderId}/detail', { path: { orderId }, query: { jeton: access.token } })
      : get('/users/{userId}/order/{orderId}/detail', { path: { userId: access.userId, orderId } })
  return query as ApiQuery<BoughtOrder>
}

/** The parameter that lets a guest call in the name of the order's buyer. */
export const tokenOf = (access: OrderAccess) => ('token' in access ? { jeton: access.token } : {})

/** A page of the visitor's own orders, the latest first. */
export const ordersQuery = (page = 1) => get('/orders', { query: { page } })

/** Finds a guest's order by its reference and e-mail, whole, with the token that opens it from then on. */
export async function lookUp(reference: string, email: string): Promise<components['schemas']['CheckoutLookedUp']> {
  const { data } = await api.POST('/users/guest/lookup', { body: { reference, email } })
  return data!
}

/** Opens an account for the guest of an order, who chose a password. */
export async function openAccount(orderId: string, token: string, password: string): Promise<NewAccount> {
  const params = { path: { orderId }, query: { jeton: token } }
  const { data } = await api.POST('/orders/{orderId}/account', { params, body: { password } })
  return data!
}

/** Gives up what was not shipped of an order, or of one shop's part. */
export async function cancelOrder(orderId: string, access: OrderAccess, storeId: string | undefined): Promise<void> {
  const params = { path: { orderId }, query: tokenOf(access) }
  await api.POST('/orders/{orderId}/cancellations', { params, body: storeId ? { storeId } : {} })
}

export const fetchInvoice = (storeId: string, invoiceId: string, access: OrderAccess): Promise<Blob> =>
  getFile('/stores/{storeId}/invoices/{invoiceId}/pdf', { path: { storeId, invoiceId }, query: tokenOf(access) })

/** The one invoice of the whole order. */
export const fetchOrderInvoice = (orderId: string, access: OrderAccess): Promise<Blob> =>
  getFile('/invoices/orders/{orderId}/pdf', { path: { orderId }, query: tokenOf(access) })

export const fetchCreditNote = (storeId: string, creditNoteId: string, access: OrderAccess): Promise<Blob> =>
  getFile('/stores/{storeId}/credit-notes/{creditNoteId}/pdf', {
    path: { storeId, creditNoteId },
    query: tokenOf(access),
  })

/** Where buyers read their orders: what to invalidate after a change to one. */
export const ORDER_PATHS = ['/orders', '/orders/*/detail', '/users/*/order/*', '/return-requests/*']
