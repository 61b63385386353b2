import { formatCount } from '@/lib/format-money'
import type { t as fr } from '../fr/listing'

const dollars = (amount: number) => `$\u00a0${formatCount(amount, 'en')}`
const found = (total: number, tab: 'products' | 'stores') =>
  `${formatCount(total, 'en')} ${tab === 'products' ? 'product' : 'shop'}${total === 1 ? '' : 's'}`

export const t = {
  tabs: { label: 'Results', products: 'Products', stores: 'Shops' },
  count: (from, to, total) => `${formatCount(from, 'en')}-${formatCount(to, 'en')} of ${formatCount(total, 'en')}`,
  found,
  sort: {
    label: 'Sort by',
    relevance: 'Default',
    popularity: 'Popularity',
    rating: 'Best rated',
    createdAt: 'Newest',
    cheapest: 'Price, low to high',
    dearest: 'Price, high to low',
    distance: 'Distance',
  },
  perPage: 'Per page',
  filters: {
    open: 'Filters',
    label: 'Search filters',
    reset: 'Reset',
    resetAll: 'Reset filters',
    show: (total, tab) => `See ${found(total, tab)}`,
    showPlain: 'See the results',
    active: 'Active filters',
    remove: 'Remove filter',
    gone: (name) => `${name} (no longer exists)`,
  },
  categories: {
    label: 'Categories of the results',
    title: 'Categories',
    all: 'All categories',
    mostly: 'Subcategories',
  },
  price: {
    title: 'Price',
    from: 'From',
    to: 'To',
    fromThumb: 'Lowest price',
    toThumb: 'Highest price',
    amount: dollars,
    amountOrMore: (amount) => `${dollars(amount)} and more`,
    chip: (min, max) => `From ${dollars(min)} to ${dollars(max)}`,
    chipFrom: (min) => `From ${dollars(min)}`,
  },
  shops: {
    title: 'Shops',
    all: 'All shops',
    more: (count) => `${formatCount(count, 'en')} more shops`,
    less: 'Fewer shops',
  },
  only: { title: 'Availability and offers', inStock: 'In stock', onSale: 'On sale', freeShipping: 'Free shipping' },
  values: {
    colors: 'Colour',
    sizes: 'Size',
    materials: 'Material',
    regions: 'Region',
    more: (count) => `${formatCount(count, 'en')} more`,
    less: 'Show fewer',
  },
  storeCodes: { title: 'Categories' },
  distance: {
    title: 'Distance',
    any: 'Any distance',
    upTo: (distance) => `Up to ${formatCount(distance, 'en')} km`,
    choose: 'Choose',
    within: (distance, place) =>
      place ? `Within ${formatCount(distance, 'en')} km of ${place}` : `Within ${formatCount(distance, 'en')} km`,
    chip: 'Nearest first',
    chipFrom: (place) => `Near ${place}`,
  },
  empty: 'Sorry nothing was found',
  emptyFiltered: 'Take away a filter or two and the shelf will fill up.',
  beyond: 'This page is no longer in the list.',
  firstPage: 'Back to the first page',
  failed: 'The results could not be loaded.',
  retry: 'Try again',
  place: {
    title: 'From where?',
    label: 'Town or postal code',
    placeholder: 'Kamouraska, G0L',
    search: 'Sort',
    here: 'Use my position',
    locating: 'Looking for your position…',
    refused: 'Your position is not available. Type a town or a postal code instead.',
    unknown: 'We do not know this place. Try a nearby town or the first three characters of the postal code.',
    close: 'Close the choice of place',
  },
} satisfies typeof fr
