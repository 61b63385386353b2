import { api, ApiError } from '@/api/client'
import { orderOf } from '@/api/refusal'
import { keepCartId, knownCartId } from './cart-id'
import type { Cart, Change, OpenedCart } from './types'

/** Opens the cart of this browser. Without one, or when it is unknown or ordered, a new one takes its place. */
export async function openCart(signal?: AbortSignal): Promise<OpenedCart> {
  const id = knownCartId()
  if (!id) return createCart()
  try {
    const { data } = await api.GET('/carts/{id}', { params: { path: { id } }, ...(signal && { signal }) })
    keepCartId(id)
    return data!
  } catch (error) {
    if (!isCartGone(error)) throw error
    const ordered = orderOf(error)
    return { ...(await createCart(id)), ...(ordered && { ordered }) }
  }
}

/** What was saved for later comes along from the cart before, once that became an order. */
async function createCart(after?: string): Promise<Cart> {
  const { data } = await api.POST('/carts', { params: { query: { after } } })
  keepCartId(data!.id)
  return data!
}

/** Sends a change to the server and answers with the whole cart it leads to. */
export async function sendChange(id: string, change: Change): Promise<Cart> {
  switch (change.kind) {
    case 'add':
      return add(id, { variantId: change.variantId, quantity: change.quantity })
    case 'set': {
      const params = { path: { id, itemId: change.item.id } }
      const { data } = await api.PUT('/carts/{id}/items/{itemId}', { params, body: { quantity: change.quantity } })
      return data!.cart
    }
    case 'delivery': {
      const params = { path: { id, storeId: change.storeId } }
      const body = { method: change.method }
      return (await api.PUT('/carts/{id}/stores/{storeId}/delivery', { params, body })).data!
    }
    case 'remove':
      return remove(id, change.item.id)
    case 'later':
    case 'back': {
      const params = { path: { id, itemId: change.item.id } }
      return (await api.POST(`/carts/{id}/items/{itemId}/${change.kind}`, { params })).data!
    }
    case 'claim':
      return claim(id)
    case 'call':
      return change.call(id)
    case 'seen': {
      const items = change.items.map((item) => ({ id: item.id, unitPrice: item.price.unitPrice }))
      return (await api.POST('/carts/{id}/seen', { params: { path: { id } }, body: { items } })).data!
    }
  }
}

/** Adds a line. A cart that expired or was ordered in another tab is replaced, and the line put in the new one. */
async function add(id: string, body: { variantId: string; quantity: number }): Promise<Cart> {
  const post = (to: string) => api.POST('/carts/{id}/items/', { params: { path: { id: to } }, body })
  try {
    return (await post(id)).data!.cart
  } catch (error) {
    if (!isCartGone(error)) throw error
    return (await post((await createCart(id)).id)).data!.cart
  }
}

/** Gives the cart to the signed-in user; its id may change. A missing cart is replaced first. */
async function claim(id: string): Promise<Cart> {
  const post = (which: string) => api.POST('/carts/{id}/claim', { params: { path: { id: which } } })
  const { data } = await post(id).catch(async (error: unknown) => {
    if (!isCartGone(error)) throw error
    return post((await createCart(id)).id)
  })
  keepCartId(data!.id)
  return data!
}

/** Takes a line out. One that another tab took out before is out all the same. */
async function remove(id: string, itemId: string): Promise<Cart> {
  try {
    return (await api.DELETE('/carts/{id}/items/{itemId}', { params: { path: { id, itemId } } })).data!
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'cart_item_not_found') return openCart()
    throw error
  }
}

/** The server has no cart of that id for us: unknown, someone else's or ordered. */
function isCartGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.problem.code === 'cart_not_found' || error.problem.code === 'cart_ordered'
}
