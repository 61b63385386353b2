import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/listing'
import {
  atAnyDistance,
  hasPrice,
  toggled,
  withCategories,
  withOnly,
  withPrice,
  withSort,
  withStore,
  withValues,
} from './actions'
import { PRICE, VALUE_KINDS, type ListingState, type ValueKind } from './state'

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
  value: (kind: ValueKind, key: string) => string | undefined
  /** Nothing in the market has it any more. */
  gone: (filter: string, key: string) => boolean
  /** The place distances start from. */
  place: string | undefined
}

/** The filters in force, each with what is left when it is taken away. */
export function chipsOf(state: ListingState, names: Names): Chip[] {
  const { min, max } = state.priceBetween
  const named = (filter: string, key: string, name: string | undefined) =>
    names.gone(filter, key) ? t.filters.gone(name ?? key) : (name ?? key)
  const chips: Chip[] = state.categories.map((key) => ({
    key: `category-${key}`,
    label: named('categories', key, names.category(key) ?? (state.tab === 'stores' ? codeLabel(key) : undefined)),
    without: withCategories(state, toggled(state.categories, key)),
  }))
  if (state.store) {
    const label = named('store', state.store, names.store(state.store))
    chips.push({ key: 'store', label, without: withStore(state, '') })
  }
  if (hasPrice(state)) {
    const label = max === PRICE.max ? t.price.chipFrom(min) : t.price.chip(min, max)
    chips.push({ key: 'price', label, without: withPrice(state, PRICE) })
  }
  for (const name of state.only) {
    chips.push({ key: name, label: t.only[name], without: withOnly(state, toggled(state.only, name)) })
  }
  for (const kind of VALUE_KINDS) {
    for (const key of state.values[kind]) {
      chips.push({
        key: `${kind}-${key}`,
        label: named(kind, key, names.value(kind, key)),
        without: withValues(state, kind, toggled(state.values[kind], key)),
      })
    }
  }
  if (state.within !== null) {
    chips.push({
      key: 'within',
      label: t.distance.within(state.within, names.place),
      without: atAnyDistance(state),
    })
  }
  if (state.sortBy === 'distance' || (state.lat !== null && state.within === null)) {
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
