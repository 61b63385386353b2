/** How many units of each item are chosen; an item that is not named has none. */
export type Chosen = Readonly<Record<string, number>>

type Handled = { id: string; quantityLeft: number }

/** A line of a call: how many units, and how many were left when the seller decided. */
export type Line = { itemId: string; quantity: number; left: number }

/** Everything that is left, as the usual parcel holds it. */
export const everyUnit = (items: readonly Handled[]): Chosen =>
  Object.fromEntries(
    items.filter(({ quantityLeft }) => quantityLeft > 0).map(({ id, quantityLeft }) => [id, quantityLeft]),
  )

export const countUnits = (chosen: Chosen): number => Object.values(chosen).reduce((sum, units) => sum + units, 0)

/** What the call takes: items with at least one unit. */
export const toLines = (chosen: Chosen, items: readonly Handled[]): Line[] =>
  items.flatMap(({ id, quantityLeft }) =>
    chosen[id] ? [{ itemId: id, quantity: chosen[id], left: quantityLeft }] : [],
  )

/** Whether every line can be done: no item above what is left of it. */
export const fits = (chosen: Chosen, items: readonly Handled[]): boolean =>
  items.every(({ id, quantityLeft }) => (chosen[id] ?? 0) <= quantityLeft)

/** Tells one state of an order from the next. */
export const leftOf = (items: readonly Handled[]): string => items.map(({ quantityLeft }) => quantityLeft).join(' ')
