import type { Photo, Product, Variant } from './types'

/** One value per option name; an option that is not chosen yet is absent. */
export type Selection = Readonly<Record<string, string>>

/** What choosing a value would lead to, given what is chosen for the other options. */
export type ValueState = 'available' | 'soldOut' | 'impossible'

type Goods = Pick<Product, 'options' | 'variants'>

export const inStock = (variant: Variant) => variant.inventoryStatus === 'in_stock'

/** The variant shown first: the one the address names, else the default one, preferably in stock. */
export function openingVariant({ variants }: Goods, id: string | null): Variant | undefined {
  return (
    variants.find((variant) => variant.id === id) ??
    variants.find((variant) => variant.isDefault && inStock(variant)) ??
    variants.find(inStock) ??
    variants.find((variant) => variant.isDefault) ??
    variants[0]
  )
}

/** The one variant that has every chosen value; undefined while an option is still open. */
export function variantOf({ options, variants }: Goods, selection: Selection): Variant | undefined {
  if (options.some(({ name }) => selection[name] === undefined)) return undefined
  return variants.find((variant) => options.every(({ name }) => variant.options[name] === selection[name]))
}

export function stateOf(goods: Goods, selection: Selection, option: string, value: string): ValueState {
  const found = matching(goods, { ...selection, [option]: value })
  if (found.length === 0) return 'impossible'
  return found.some(inStock) ? 'available' : 'soldOut'
}

/**
 * Chooses a value. Other choices stay as long as some variant has them all; when none does, the new choice wins and
 * those that stand in its way are open again, the last options first. Nothing is ever a dead end.
 */
export function choose(goods: Goods, selection: Selection, option: string, value: string): Selection {
  let chosen: Selection = { [option]: value }
  for (const { name } of goods.options) {
    const kept = selection[name]
    if (name === option || kept === undefined) continue
    const wider = { ...chosen, [name]: kept }
    if (matching(goods, wider).length > 0) chosen = wider
  }
  return chosen
}

function matching({ variants }: Goods, selection: Selection): Variant[] {
  const chosen = Object.entries(selection)
  return variants.filter((variant) => chosen.every(([name, value]) => variant.options[name] === value))
}

/** The photo that stands for each value of an option, when every value has one of its own; else nothing. */
export function valuePhotos({ options, variants }: Goods, option: string): ReadonlyMap<string, Photo> {
  const photos = new Map<string, Photo>()
  const none: ReadonlyMap<string, Photo> = new Map()
  for (const value of options.find(({ name }) => name === option)?.values ?? []) {
    const shown = variants.filter((variant) => variant.options[option] === value).map(defaultPhoto)
    const [first] = shown
    if (!first || shown.some((photo) => photo?.id !== first.id)) return none
    photos.set(value, first)
  }
  return new Set([...photos.values()].map(({ id }) => id)).size === photos.size ? photos : none
}

export function defaultPhoto(variant: Variant): Photo | undefined {
  const links = variant.productVariantPhotos
  return (links.find(({ isDefault }) => isDefault) ?? links[0])?.productPhoto
}
