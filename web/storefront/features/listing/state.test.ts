import { describe, expect, it } from 'vitest'
import { CATEGORY_CODES } from '@/lib/category-codes'
import { QUERY_NAMES } from './query-names'
import { DEFAULT_STATE, isStoreCode, orderedPrice, readState, writeState, type ListingState } from './state'

const read = (query: string, tab?: 'products' | 'stores') => readState(new URLSearchParams(query), tab)
const changed = (change: Partial<ListingState>) => ({ ...DEFAULT_STATE, ...change })

describe('the state of an address', () => {
  it('is page 1 of 20, by relevance, descending, when the address says nothing', () => {
    expect(read('')).toEqual(DEFAULT_STATE)
    expect(DEFAULT_STATE).toMatchObject({
      page: 1,
      perPage: 20,
      sortBy: 'relevance',
      sortDirection: 'DESC',
      priceBetween: { min: 0, max: 1000 },
    })
  })

  it('holds everything the address says', () => {
    const query =
      'q=tasse+bleue&page=3&sortBy=popularity&sortDirection=ASC&perPage=40' +
      '&minPrice=20&maxPrice=300&categories=12,15&store=atelier-batture'
    expect(read(query)).toEqual(
      changed({
        q: 'tasse bleue',
        page: 3,
        sortBy: 'popularity',
        sortDirection: 'ASC',
        perPage: 40,
        priceBetween: { min: 20, max: 300 },
        categories: ['12', '15'],
        store: 'atelier-batture',
      }),
    )
  })

  it.each<[string, Partial<ListingState>]>([
    ['q=', {}],
    ['q=%20%20', {}],
    ['q=%20une%20%20tuque%0A', { q: 'une tuque' }],
    [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(200) }],
    ['active=stores', { tab: 'stores' }],
    ['active=Stores', {}],
    ['active=products', {}],
    ['active=', {}],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=2.5', {}],
    ['page=deux', {}],
    ['page=1e3', {}],
    ['page=999999999', {}],
    ['page=7', { page: 7 }],
    ['perPage=25', {}],
    ['perPage=0', {}],
    ['perPage=100000', {}],
    ['perPage=100', { perPage: 100 }],
    ['sortBy=price%3B+drop', {}],
    ['sortBy=createdAt', { sortBy: 'createdAt' }],
    ['sortDirection=sideways', {}],
    ['sortDirection=ASC', { sortDirection: 'ASC' }],
    ['minPrice=abc', {}],
    ['minPrice=-5', {}],
    ['minPrice=', {}],
    ['minPrice=19.99', { priceBetween: { min: 19, max: 1000 } }],
    ['maxPrice=19,5', { priceBetween: { min: 0, max: 19 } }],
    ['maxPrice=1000', {}],
    ['maxPrice=5000', {}],
    ['maxPrice=0', { priceBetween: { min: 0, max: 0 } }],
    ['minPrice=400&maxPrice=300', { priceBetween: { min: 300, max: 300 } }],
    ['minPrice=Infinity&maxPrice=NaN', {}],
    ['categories=', {}],
    ['categories=,,', {}],
    ['categories=12,12,15', { categories: ['12', '15'] }],
    ['categories=12,%3Cb%3E', { categories: ['12', '<b>'] }],
    ['categories=12&categories=15', { categories: ['12', '15'] }],
    ['categories[]=12&categories%5B%5D=15', { categories: ['12', '15'] }],
    ['categories[1]=15&categories[0]=12', { categories: ['12', '15'] }],
    ['categories[]=15,%2012&categories=12', { categories: ['12', '15'] }],
    ['categoriesx=12&x[categories]=15', {}],
    [`categories=${'🧶'.repeat(70)}`, { categories: ['🧶'.repeat(64)] }],
    ['colors[]=vert&colors[]=bleu', { values: { ...DEFAULT_STATE.values, colors: ['vert', 'bleu'] } }],
    ['store=a%20b', { store: 'a b' }],
    [`q=${'a'.repeat(199)}🧶🧶`, { q: `${'a'.repeat(199)}🧶` }],
    ['store=a,b', { store: 'a' }],
    ['inStock=true&onSale=1&freeShipping=true', { only: ['inStock', 'freeShipping'] }],
    [
      'colors=vert,bleu-maree&sizes=500-ml&regions=%3Cb%3E',
      { values: { ...DEFAULT_STATE.values, colors: ['vert', 'bleu-maree'], sizes: ['500-ml'], regions: ['<b>'] } },
    ],
    ['within=25', {}],
    ['within=25&lat=46.81&lon=-71.21', { within: 25, lat: 46.81, lon: -71.21 }],
    ['within=0&lat=46.81&lon=-71.21', { lat: 46.81, lon: -71.21 }],
    ['lat=46.81', {}],
    ['lon=-71.2', {}],
    ['lat=91&lon=0', {}],
    ['lat=0&lon=181', {}],
    ['lat=x&lon=y', {}],
    ['lat=46.813878&lon=-71.207981', { lat: 46.81, lon: -71.21 }],
    ['sortBy=distance', {}],
    ['sortBy=distance&lat=46.81', {}],
    ['sortBy=distance&lat=46.81&lon=-71.21', { sortBy: 'distance', sortDirection: null, lat: 46.81, lon: -71.21 }],
    [
      'sortBy=distance&sortDirection=ASC&lat=46.81&lon=-71.21',
      { sortBy: 'distance', sortDirection: null, lat: 46.81, lon: -71.21 },
    ],
    ['utm_source=x', {}],
  ])('%s differs from the default by %o', (query, change) => {
    expect(read(query)).toEqual(changed(change))
  })

  it('keeps at most 20 categories', () => {
    expect(read(`categories=${Array.from({ length: 30 }, (_, i) => i).join()}`).categories).toHaveLength(20)
  })

  it('takes categories alone, and no price, for shops, and tells their codes from what is none', () => {
    const state = read(`active=stores&categories[]=pets,12,cars&minPrice=20&maxPrice=40&store=a&inStock=true&sizes=m`)
    expect(state).toEqual(changed({ tab: 'stores', categories: ['pets', '12', 'cars'] }))
    expect(state.categories.filter(isStoreCode)).toEqual(['pets', 'cars'])
    expect(CATEGORY_CODES).toHaveLength(10)
  })

  it('has one tab only where the page says so', () => {
    expect(read('active=stores', 'products').tab).toBe('products')
    expect(read('', 'stores').tab).toBe('stores')
  })
})

describe('the address of a state', () => {
  it('is empty for the default state', () => {
    expect(writeState(DEFAULT_STATE)).toBe('')
  })

  it('separates several categories by commas', () => {
    expect(writeState(changed({ categories: ['12', '15'] }))).toBe('?categories=12,15')
  })

  it('does not name the tab where there is only one', () => {
    expect(writeState(changed({ tab: 'stores' }))).toBe('?active=stores')
    expect(writeState(changed({ tab: 'stores' }), 'stores')).toBe('')
  })

  it('says no direction for a sort by distance', () => {
    const state = changed({ sortBy: 'distance', sortDirection: null, lat: 46.81, lon: -71.21 })
    expect(writeState(state)).toBe('?sortBy=distance&lat=46.81&lon=-71.21')
  })

  it.each<Partial<ListingState>>([
    {},
    { q: 'l’érable & co, 50 %' },
    { tab: 'stores', categories: ['pets', 'cars'], page: 2 },
    { page: 12, perPage: 60, sortBy: 'createdAt', sortDirection: 'ASC' },
    { priceBetween: { min: 20, max: 20 } },
    { priceBetween: { min: 0, max: 0 } },
    { categories: ['1', '2'], store: 'la-serre-d-a-cote' },
    { sortBy: 'distance', sortDirection: null, lat: 0, lon: -71.21 },
    { lat: 46.81, lon: -71.21 },
    { only: ['inStock', 'onSale'], within: 50, lat: 46.81, lon: -71.21 },
    { values: { colors: ['vert'], sizes: ['p', 'm'], materials: ['cuir'], regions: ['estrie'] } },
    { q: 'tasse verte', exact: true },
    { q: `${'a'.repeat(199)}🧶`, categories: ['<b>', 'a b'], store: 'é&x' },
  ])('reads back as it was: %o', (change) => {
    const state = changed(change)
    expect(read(writeState(state))).toEqual(state)
  })

  it('names only parameters that the server renders by', () => {
    const all = changed({
      tab: 'stores',
      q: 'a',
      exact: true,
      page: 2,
      perPage: 40,
      sortBy: 'createdAt',
      sortDirection: 'ASC',
      priceBetween: { min: 1, max: 2 },
      categories: ['a'],
      store: 'b',
      only: ['inStock', 'onSale', 'freeShipping'],
      values: { colors: ['a'], sizes: ['a'], materials: ['a'], regions: ['a'] },
      within: 10,
      lat: 1,
      lon: 1,
    })
    expect([...new URLSearchParams(writeState(all)).keys()].sort()).toEqual([...QUERY_NAMES].sort())
  })
})

describe('a price span', () => {
  it.each([
    [
      { min: 20, max: 40 },
      { min: 20, max: 40 },
    ],
    [
      { min: 60, max: 40 },
      { min: 40, max: 40 },
    ],
  ])('%o becomes %o: min is never above max', (given, expected) => {
    expect(orderedPrice(given)).toEqual(expected)
  })
})
