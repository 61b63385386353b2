/** Names of the address parameters; a route that shows a listing renders differently for each. */
export const QUERY_NAMES = [
  'q',
  'active',
  'page',
  'sortBy',
  'sortDirection',
  'perPage',
  'minPrice',
  'maxPrice',
  'categories',
  'store',
  'lat',
  'lon',
] as const
