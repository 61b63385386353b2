import { t } from '#i18n/cart'
import { formatMoney } from '@/lib/format-money'
import type { Made } from './cart-context'

/** A change that was made, in words; nothing for those that change nothing a shopper asked for. */
export function outcome({ cart, change }: Made): string | undefined {
  const subTotal = formatMoney(cart.subTotal)
  switch (change.kind) {
    case 'add': {
      const item = cart.items.find(({ variantId }) => variantId === change.variantId)
      return item && t.added(item.variant.product.name, item.quantity)
    }
    case 'set':
      return t.updated(change.item.variant.product.name, change.quantity, subTotal)
    case 'remove':
      return t.removed(change.item.variant.product.name, subTotal)
    case 'call':
      return change.said
    case 'later':
      return t.saved(change.item.variant.product.name, subTotal)
    case 'back':
      return t.back(change.item.variant.product.name, subTotal)
    case 'delivery':
      return t.delivered(cart.stores.find(({ id }) => id === change.storeId)?.name ?? '', change.method)
    case 'seen':
    case 'claim':
      return undefined
  }
}
