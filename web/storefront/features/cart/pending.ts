import type { Cart, Change } from './types'

/**
 * The cart as it will be once the changes under way are made. Quantities and removed lines show at once; sums stay
 * those of the server's last answer until the next one.
 */
export function withPending(cart: Cart, changes: readonly Change[]): Cart {
  if (changes.length === 0) return cart
  const items = changes.reduce((items, change) => {
    if (change.kind === 'remove') return items.filter(({ id }) => id !== change.item.id)
    if (change.kind === 'set')
      return items.map((item) => (item.id === change.item.id ? { ...item, quantity: change.quantity } : item))
    return items
  }, cart.items)
  const stores = cart.stores
    .filter((store) => items.some(({ storeId }) => storeId === store.id))
    .map((store) => ({ ...store, deliveryMethod: chosenIn(changes, store.id) ?? store.deliveryMethod }))
  return { ...cart, items, stores, itemCount: items.length === 0 ? 0 : cart.itemCount }
}

/** The way of delivery that is being chosen for a shop. */
const chosenIn = (changes: readonly Change[], id: string) =>
  changes.flatMap((change) => (change.kind === 'delivery' && change.storeId === id ? [change.method] : [])).at(-1)

/** Whether changes that move the sums are under way. */
export function sumsArePending(changes: readonly Change[]): boolean {
  return changes.some(({ kind }) => kind !== 'seen' && kind !== 'claim')
}
