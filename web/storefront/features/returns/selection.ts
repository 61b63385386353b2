import { firstError, required, returnReason } from '@/lib/rules'
import type { BoughtItem } from '@/storefront/features/order/types'

/** What is asked of one item. */
export interface Picked {
  quantity: number
  reasonText: string
}

/** The items that are ticked, by their id. */
export type Selection = Readonly<Record<string, Picked>>

const untouched: Picked = { quantity: 1, reasonText: '' }

type Returnable = Pick<BoughtItem, 'id' | 'returnable' | 'returnableQuantity' | 'quantity' | 'quantityAlreadyReturn'>

/** Units that may still be sent back: never more than were bought and not yet returned. */
export function remaining({ returnable, returnableQuantity, quantity, quantityAlreadyReturn }: Returnable): number {
  return returnable ? Math.max(0, Math.min(returnableQuantity, quantity - quantityAlreadyReturn)) : 0
}

/** An item that cannot be returned cannot be ticked. */
export const isDisabled = (item: Returnable) => remaining(item) === 0

/** The quantities offered: a choice only when more than one unit is left. */
export function quantities(item: Returnable): number[] {
  return Array.from({ length: remaining(item) }, (_, n) => n + 1)
}

/** Ticks or unticks an item. Unticking forgets its quantity and its reason. */
export function toggle(selection: Selection, item: Returnable): Selection {
  if (selection[item.id]) return Object.fromEntries(Object.entries(selection).filter(([id]) => id !== item.id))
  return isDisabled(item) ? selection : { ...selection, [item.id]: untouched }
}

/** Changes what is asked of a ticked item; the quantity stays within what is left. */
export function change(selection: Selection, item: Returnable, to: Partial<Picked>): Selection {
  const picked = selection[item.id]
  if (!picked) return selection
  const next = { ...picked, ...to }
  return { ...selection, [item.id]: { ...next, quantity: Math.min(Math.max(1, next.quantity), remaining(item)) } }
}

/** The sentence of each reason that is missing or too long, by item. */
export function reasonErrors(selection: Selection): Record<string, string> {
  return Object.fromEntries(
    Object.entries(selection).flatMap(([id, { reasonText }]) => {
      const error = firstError(reasonText, required, returnReason)
      return error ? [[id, error]] : []
    }),
  )
}

/** The payload's items. */
export const asked = (selection: Selection) =>
  Object.entries(selection).map(([id, { quantity, reasonText }]) => ({ id, quantity, reasonText: reasonText.trim() }))
