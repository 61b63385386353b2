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
  { value: 'createdAt', to: (state) => withSort(state, 'createdAt') },
  { value: 'cheapest', to: (state) => withSort(state, 'price', 'ASC') },
  { value: 'dearest', to: (state) => withSort(state, 'price', 'DESC') },
  { value: 'distance' },
]

/** The orders that a listing offers: shops have no price, and one shop alone is as far as itself. */
export function sortChoices(state: ListingState, oneShop: boolean): SortChoice[] {
  return CHOICES.filter(({ value }) => {
    if (value === 'distance') return !oneShop
    return state.tab === 'products' || (value !== 'cheapest' && value !== 'dearest')
  })
}

/** The choice in force. */
export function chosenSort({ sortBy, sortDirection }: ListingState): SortChoice['value'] {
  if (sortBy !== 'price') return sortBy
  return sortDirection === 'ASC' ? 'cheapest' : 'dearest'
}
