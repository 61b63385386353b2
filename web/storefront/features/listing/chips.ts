import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/listing'
import { hasPrice, toggled, withCategories, withPrice, withSort, withStore } from './actions'
import { PRICE, type ListingState } from './state'

/** A filter in force and the state without it. */
export interface Chip {
  key: string
  label: string
  without: ListingState
}

/** How to name what the state knows by a key only; undefined hides a name not known yet. */
export interface Names {
  category: (key: string) => string | undefined
  store: (slug: string) => string | undefined
  /** The place distances start from. */
  place: string | undefined
}

/** The filters in force, each with what is left when it is taken away. */
export function chipsOf(state: ListingState, names: Names): Chip[] {
  const { min, max } = state.priceBetween
  const chips: Chip[] = state.categories.map((key) => ({
    key: `category-${key}`,
    label: (state.tab === 'stores' ? codeLabel(key) : names.category(key)) ?? key,
    without: withCategories(state, toggled(state.categories, key)),
  }))
  if (state.store) {
    chips.push({ key: 'store', label: names.store(state.store) ?? state.store, without: withStore(state, '') })
  }
  if (hasPrice(state)) {
    const label = max === PRICE.max ? t.price.chipFrom(min) : t.price.chip(min, max)
    chips.push({ key: 'price', label, without: withPrice(state, PRICE) })
  }
  if (state.lat !== null) {
    chips.push({
      key: 'distance',
      label: names.place ? t.distance.chipFrom(names.place) : t.distance.chip,
      without: withSort(state, 'relevance'),
    })
  }
  return chips
}

function codeLabel(code: string): string | undefined {
  return (catalog.shop.categories as Record<string, string>)[code]
}
