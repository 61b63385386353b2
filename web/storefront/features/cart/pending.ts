import type { Cart, CartItem, Change } from './types'

/**
 * The cart as it will be once the changes under way are made. Quantities and removed lines show at once; sums stay
 * those of the server's last answer until the next one.
 */
export function withPending(cart: Cart, changes: readonly Change[]): Cart {
  if (changes.length === 0) return cart
  const leaving = changes.flatMap((change) => (LEAVING.includes(change.kind) && 'item' in change ? change.item.id : []))
  const items = changes.reduce(
    (items, change) => {
      if (change.kind === 'set')
        return items.map((item) => (item.id === change.item.id ? { ...item, quantity: change.quantity } : item))
      return items
    },
    stay(cart.items, leaving),
  )
  const stores = cart.stores
    .filter((store) => items.some(({ storeId }) => storeId === store.id))
    .map((store) => ({ ...store, deliveryMethod: chosenIn(changes, store.id) ?? store.deliveryMethod }))
  const saved = stay(cart.saved ?? [], leaving)
  return { ...cart, items, stores, saved, itemCount: items.length === 0 ? 0 : cart.itemCount }
}

/** What takes a line out of its list; where it goes is known with the answer. */
const LEAVING = ['remove', 'later', 'back']
const stay = (items: CartItem[], leaving: string[]) => items.filter(({ id }) => !leaving.includes(id))

/** The way of delivery that is being chosen for a shop. */
const chosenIn = (changes: readonly Change[], id: string) =>
  changes.flatMap((change) => (change.kind === 'delivery' && change.storeId === id ? [change.method] : [])).at(-1)

/** Whether changes that move the sums are under way. */
export function sumsArePending(changes: readonly Change[]): boolean {
  return changes.some(({ kind }) => kind !== 'seen' && kind !== 'claim')
}
