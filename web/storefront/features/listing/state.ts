import { CATEGORY_CODES } from '@/lib/category-codes'
import { coarse } from '@/lib/coarse'
import { readList, toQueryString } from '@/lib/query-string'

/** What a listing shows and in which order: everything its address tells, and nothing else. */
export interface ListingState {
  tab: Tab
  q: string
  /** The visitor insists on the words as they are: none is corrected or left out. */
  exact: boolean
  page: number
  perPage: number
  sortBy: SortBy
  /** Null when the sort has only one way: nearest first. */
  sortDirection: Direction | null
  priceBetween: PriceBetween
  /** Categories of products by short id, or category codes of shops, according to the tab; some may not exist. */
  categories: readonly string[]
  /** Slug of the shop the products must come from; empty for all shops. */
  store: string
  /** What products must be; all of these. */
  only: readonly Only[]
  /** Chosen values by their keys; a product passes with any one of each kind. */
  values: Values
  /** Kilometres from the position; null for any distance, and always without a position. */
  within: number | null
  lat: number | null
  lon: number | null
}

/** What a product can be asked to be. */
export const ONLY = ['inStock', 'onSale', 'freeShipping'] as const
export type Only = (typeof ONLY)[number]

/** What a product can be chosen by: options of its variants, and where its shop is. */
export const VALUE_KINDS = ['colors', 'sizes', 'materials', 'regions'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]
export type Values = Readonly<Record<ValueKind, readonly string[]>>

/** The distances offered, in kilometres. */
export const DISTANCES = [10, 25, 50, 100] as const

export type Tab = 'products' | 'stores'
export type SortBy = 'relevance' | 'popularity' | 'rating' | 'createdAt' | 'price' | 'distance'
export type Direction = 'ASC' | 'DESC'
export interface PriceBetween {
  min: number
  max: number
}

/** The price filter of the specification: its ends mean "no limit". */
export const PRICE = { min: 0, max: 1000, step: 20 } as const
export const PER_PAGE = [20, 40, 60, 100] as const

/** The orders of each tab. */
const SORTS: Record<Tab, readonly SortBy[]> = {
  products: ['relevance', 'popularity', 'rating', 'createdAt', 'price', 'distance'],
  stores: ['relevance', 'popularity', 'createdAt', 'distance'],
}

const MOST_CHOSEN = 20
const LONGEST_QUERY = 200
const LONGEST_KEY = 64
const LAST_PAGE = 100_000
const FARTHEST = 1000

export const DEFAULT_STATE: ListingState = {
  tab: 'products',
  q: '',
  exact: false,
  page: 1,
  perPage: 20,
  sortBy: 'relevance',
  sortDirection: 'DESC',
  priceBetween: { min: PRICE.min, max: PRICE.max },
  categories: [],
  store: '',
  only: [],
  values: { colors: [], sizes: [], materials: [], regions: [] },
  within: null,
  lat: null,
  lon: null,
}

/**
 * Reads a listing's address, which never fails. A number or a sort that is wrong or out of place counts as absent; what
 * filters by a name that nothing has is kept, so that the page can say so and let it be taken away.
 */
export function readState(query: URLSearchParams, fixedTab?: Tab): ListingState {
  const tab = fixedTab ?? (query.get('active') === 'stores' ? 'stores' : 'products')
  const position = readPosition(query.get('lat'), query.get('lon'))
  const sort = readSort(tab, query.get('sortBy'), query.get('sortDirection'), position.lat !== null)
  return {
    tab,
    q: readWords(query.get('q')),
    exact: query.get('exact') === '1',
    page: readWhole(query.get('page'), 1, LAST_PAGE) ?? DEFAULT_STATE.page,
    perPage: PER_PAGE.find((count) => String(count) === query.get('perPage')) ?? DEFAULT_STATE.perPage,
    ...sort,
    priceBetween:
      tab === 'products' ? readPrice(query.get('minPrice'), query.get('maxPrice')) : DEFAULT_STATE.priceBetween,
    categories: readKeys(query, 'categories'),
    store: tab === 'products' ? (readKeys(query, 'store')[0] ?? '') : '',
    only: tab === 'products' ? ONLY.filter((name) => query.get(name) === 'true') : DEFAULT_STATE.only,
    values: tab === 'products' ? readValues(query) : DEFAULT_STATE.values,
    within: tab === 'products' && position.lat !== null ? readWhole(query.get('within'), 1, FARTHEST) : null,
    ...position,
  }
}

/** Writes a state for the address, defaults left out. A listing with one tab only never names it. */
export function writeState(state: ListingState, fixedTab?: Tab): string {
  const { min, max } = state.priceBetween
  return toQueryString({
    q: state.q,
    exact: state.exact ? 1 : undefined,
    active: state.tab === 'stores' && !fixedTab ? 'stores' : undefined,
    page: state.page > 1 ? state.page : undefined,
    sortBy: state.sortBy === DEFAULT_STATE.sortBy ? undefined : state.sortBy,
    sortDirection: state.sortDirection === DEFAULT_STATE.sortDirection ? undefined : state.sortDirection,
    perPage: state.perPage === DEFAULT_STATE.perPage ? undefined : state.perPage,
    minPrice: min > PRICE.min ? min : undefined,
    maxPrice: max < PRICE.max ? max : undefined,
    categories: state.categories,
    store: state.store,
    ...Object.fromEntries(state.only.map((name) => [name, true])),
    ...state.values,
    within: state.within,
    lat: state.lat,
    lon: state.lon,
  })
}

function readWords(value: string | null): string {
  return cut((value ?? '').replace(/\s+/g, ' ').trim(), LONGEST_QUERY).trim()
}

function readWhole(value: string | null, min: number, max: number): number | null {
  if (value === null || !/^\d+$/.test(value)) return null
  const number = Number(value)
  return number >= min && number <= max ? number : null
}

/** Prices are made whole first: 19.99 in an address is 19. */
function wholePrice(value: string | null): number | null {
  if (value === null || !/^\d+([.,]\d*)?$/.test(value.trim())) return null
  const whole = Math.trunc(Number(value.trim().replace(',', '.')))
  return whole <= PRICE.max ? whole : null
}

function readPrice(min: string | null, max: string | null): PriceBetween {
  return orderedPrice({ min: wholePrice(min) ?? PRICE.min, max: wholePrice(max) ?? PRICE.max })
}

/** The same span with its lower end never above the upper one. */
export function orderedPrice({ min, max }: PriceBetween): PriceBetween {
  return { min: Math.min(min, max), max }
}

function readSort(
  tab: Tab,
  by: string | null,
  direction: string | null,
  located: boolean,
): Pick<ListingState, 'sortBy' | 'sortDirection'> {
  const sortBy = SORTS[tab].find((known) => known === by) ?? DEFAULT_STATE.sortBy
  if (sortBy === 'distance') return located ? { sortBy, sortDirection: null } : readSort(tab, null, direction, false)
  return { sortBy, sortDirection: direction === 'ASC' ? 'ASC' : 'DESC' }
}

function readPosition(lat: string | null, lon: string | null): Pick<ListingState, 'lat' | 'lon'> {
  const [y, x] = [readDegrees(lat, 90), readDegrees(lon, 180)]
  return y === null || x === null ? { lat: null, lon: null } : { lat: y, lon: x }
}

function readDegrees(value: string | null, limit: number): number | null {
  if (value === null || !/^-?\d+(\.\d+)?$/.test(value)) return null
  const degrees = coarse(Number(value))
  return Math.abs(degrees) <= limit ? degrees : null
}

function readValues(query: URLSearchParams): Values {
  const read = (kind: ValueKind) => readKeys(query, kind)
  return { colors: read('colors'), sizes: read('sizes'), materials: read('materials'), regions: read('regions') }
}

function readKeys(query: URLSearchParams, name: string): string[] {
  return readList(query, name)
    .slice(0, MOST_CHOSEN)
    .map((key) => cut(key, LONGEST_KEY))
}

/** The first characters of a text; never half of one, which no address can hold. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/** Whether shops are classed by a code. */
export const isStoreCode = (code: string) => (CATEGORY_CODES as readonly string[]).includes(code)
