import { coarse } from '@/lib/coarse'
import {
  DEFAULT_STATE,
  orderedPrice,
  PRICE,
  VALUE_KINDS,
  type ListingState,
  type Only,
  type PriceBetween,
  type SortBy,
  type Tab,
  type ValueKind,
} from './state'

// What a visitor can do to a listing. Each action takes a state and gives the next one; all but turning the page
// start again at page 1.

export const toPage = (state: ListingState, page: number): ListingState => ({ ...state, page })

/** Another tab keeps the words and nothing else: filters of products mean nothing for shops. */
export const toTab = ({ q, exact }: ListingState, tab: Tab): ListingState => ({ ...DEFAULT_STATE, tab, q, exact })

export const withPerPage = (state: ListingState, perPage: number): ListingState => ({ ...state, perPage, page: 1 })

export const withPrice = (state: ListingState, between: PriceBetween): ListingState => ({
  ...state,
  priceBetween: orderedPrice({ min: clampPrice(between.min), max: clampPrice(between.max) }),
  page: 1,
})

export const withCategories = (state: ListingState, categories: readonly string[]): ListingState => ({
  ...state,
  categories,
  page: 1,
})

/** The products of one shop alone; of every shop when empty. */
export const withStore = (state: ListingState, store: string): ListingState => ({ ...state, store, page: 1 })

export const withOnly = (state: ListingState, only: readonly Only[]): ListingState => ({ ...state, only, page: 1 })

export const withValues = (state: ListingState, kind: ValueKind, keys: readonly string[]): ListingState => ({
  ...state,
  values: { ...state.values, [kind]: keys },
  page: 1,
})

/** At most so far from a position. */
export const withinDistance = (
  state: ListingState,
  within: number,
  { lat, lon }: { lat: number; lon: number },
): ListingState => ({ ...state, within, lat: coarse(lat), lon: coarse(lon), page: 1 })

/** At any distance; the position is forgotten too, unless the list is sorted by it. */
export const atAnyDistance = (state: ListingState): ListingState => ({
  ...state,
  within: null,
  ...(state.sortBy === 'distance' ? {} : { lat: null, lon: null }),
  page: 1,
})

export const withWords = (state: ListingState, q: string): ListingState => ({ ...state, q, exact: false, page: 1 })

/** The words as they are: nothing is corrected or left out. */
export const insisting = (state: ListingState): ListingState => ({ ...state, exact: true, page: 1 })

/** Any sort but distance; leaving the sort by distance forgets the position too, unless it filters. */
export const withSort = (
  state: ListingState,
  sortBy: Exclude<SortBy, 'distance'>,
  sortDirection = DEFAULT_STATE.sortDirection,
): ListingState => ({
  ...state,
  sortBy,
  sortDirection,
  ...(state.within === null ? { lat: null, lon: null } : {}),
  page: 1,
})

/** Nearest first from a position: the direction is cleared. */
export const aroundPosition = (state: ListingState, { lat, lon }: { lat: number; lon: number }): ListingState => ({
  ...state,
  sortBy: 'distance',
  sortDirection: null,
  lat: coarse(lat),
  lon: coarse(lon),
  page: 1,
})

/** On the page of one shop there is no shop to choose, and all of its products are as far. */
export const inOneShop = (state: ListingState): ListingState => ({
  ...(state.sortBy === 'distance' ? withSort(state, 'relevance') : state),
  store: '',
  within: null,
  lat: null,
  lon: null,
})

/** Keeps the active tab and the words alone. */
export const reset = ({ tab, q, exact }: ListingState): ListingState => ({ ...DEFAULT_STATE, tab, q, exact })

/** Adds the item when it is absent, removes it when it is there. */
export function toggled<T extends string>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
}

export function hasPrice({ priceBetween }: ListingState): boolean {
  return priceBetween.min > PRICE.min || priceBetween.max < PRICE.max
}

/** Something narrows the list beyond its words, and could be taken away. */
export function isFiltered(state: ListingState): boolean {
  return (
    hasPrice(state) ||
    state.categories.length > 0 ||
    state.store !== '' ||
    state.only.length > 0 ||
    VALUE_KINDS.some((kind) => state.values[kind].length > 0) ||
    state.within !== null
  )
}

/** The list is not the plain one: another order, other words, another length, a filter or a position. */
export function isRefined(state: ListingState): boolean {
  const plain = { ...DEFAULT_STATE, tab: state.tab }
  return (
    isFiltered(state) ||
    state.q !== plain.q ||
    state.sortBy !== plain.sortBy ||
    state.sortDirection !== plain.sortDirection ||
    state.perPage !== plain.perPage ||
    state.lat !== null
  )
}

function clampPrice(price: number): number {
  return Math.min(Math.max(Math.trunc(price), PRICE.min), PRICE.max)
}
