import { t } from '#i18n/listing'
import { withSort } from './actions'
import type { ListingState } from './state'

/** A choice of the menu of orders; without `to` a place is asked for first. */
interface SortChoice {
  value: keyof typeof t.sort & string
  to?: (state: ListingState) => ListingState
}

const CHOICES: readonly SortChoice[] = [
  { value: 'relevance', to: (state) => withSort(state, 'relevance') },
  { value: 'popularity', to: (state) => withSort(state, 'popularity') },
  { value: 'rating', to: (state) => withSort(state, 'rating') },
  { value: 'createdAt', to: (state) => withSort(state, 'createdAt') },
  { value: 'cheapest', to: (state) => withSort(state, 'price', 'ASC') },
  { value: 'dearest', to: (state) => withSort(state, 'price', 'DESC') },
  { value: 'distance' },
]

/** What shops cannot be put in order by. */
const OF_PRODUCTS: readonly string[] = ['rating', 'cheapest', 'dearest']

/** What decides of the orders beside the state. */
interface Listed {
  /** All comes from one shop. */
  oneShop?: boolean | undefined
  /** Something listed has reviews. */
  reviewed?: boolean | undefined
}

/**
 * The orders that a listing offers. Shops have no price and no reviews, one shop alone is as far as itself, and nothing
 * is best rated before there are reviews; an order in force stays.
 */
export function sortChoices(state: ListingState, { oneShop, reviewed }: Listed): SortChoice[] {
  return CHOICES.filter(({ value }) => {
    if (value === 'distance') return !oneShop
    if (value === 'rating' && !reviewed) return state.sortBy === 'rating'
    return state.tab === 'products' || !OF_PRODUCTS.includes(value)
  })
}

/** The choice in force. */
export function chosenSort({ sortBy, sortDirection }: ListingState): SortChoice['value'] {
  if (sortBy !== 'price') return sortBy
  return sortDirection === 'ASC' ? 'cheapest' : 'dearest'
}
