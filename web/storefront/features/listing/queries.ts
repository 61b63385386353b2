import { get, optional, type ApiQuery } from '@/api/client'
import type { ProductPage, StorePage } from './types'
import { DEFAULT_STATE, isStoreCode, PRICE, type ListingState } from './state'

/** Products by words, filters and order. */
export const productsQuery = (state: ListingState): ApiQuery<ProductPage> =>
  get('/search/products', { query: productParams(state) })

/** The same within a category, named by the slugs of its address; an unknown one fails with 404. */
export const categoryQuery = (path: string, state: ListingState): ApiQuery<ProductPage> =>
  get('/search/products/category-tree/{id}', { path: { id: path }, query: productParams(state) })

/** Shops by words, category codes and order; codes that do not exist are left out, for the call refuses them. */
export const storesQuery = (state: ListingState): ApiQuery<StorePage> =>
  get('/search/stores', {
    query: { ...pageParams(state), sortBy: shopSortOf(state), 'categories[]': state.categories.filter(isStoreCode) },
  })

/** The name of the place distances start from; nothing to ask when the list has no position. */
export const placeNeeds = ({ lat, lon }: ListingState) => (lat === null || lon === null ? [] : [placeQuery(lat, lon)])

export const placeQuery = (lat: number, lon: number) => optional(get('/services/places/near', { query: { lat, lon } }))

/** What the address means to the API; defaults are left out, so that equal listings are one call. */
function pageParams({ q, exact, page, perPage, sortDirection, lat, lon }: ListingState) {
  return {
    q: q || undefined,
    exact: exact || undefined,
    page: page > 1 ? page : undefined,
    perPage: perPage === DEFAULT_STATE.perPage ? undefined : perPage,
    sortDirection: sortDirection === DEFAULT_STATE.sortDirection ? undefined : (sortDirection ?? undefined),
    lat: lat ?? undefined,
    lon: lon ?? undefined,
  }
}

/** Categories and shops that are gone are left out and named in the answer: an old link must not become an error. */
export function productParams(state: ListingState) {
  const { min, max } = state.priceBetween
  return {
    ...pageParams(state),
    sortBy: sortOf(state),
    minPrice: min > PRICE.min ? min : undefined,
    maxPrice: max < PRICE.max ? max : undefined,
    'categories[]': [...state.categories],
    store: state.store || undefined,
    ...Object.fromEntries(state.only.map((name) => [name, true])),
    'colors[]': [...state.values.colors],
    'sizes[]': [...state.values.sizes],
    'materials[]': [...state.values.materials],
    'regions[]': [...state.values.regions],
    within: state.within ?? undefined,
    lenient: state.categories.length > 0 || state.store !== '' ? true : undefined,
  }
}

function sortOf({ sortBy }: ListingState) {
  return sortBy === DEFAULT_STATE.sortBy ? undefined : sortBy
}

/** Shops have no price and no reviews. */
function shopSortOf(state: ListingState) {
  const by = sortOf(state)
  return by === 'price' || by === 'rating' ? undefined : by
}
