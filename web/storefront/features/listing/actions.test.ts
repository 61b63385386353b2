import { describe, expect, it } from 'vitest'
import {
  aroundPosition,
  atAnyDistance,
  hasPrice,
  isFiltered,
  isRefined,
  reset,
  toggled,
  toPage,
  toTab,
  withCategories,
  withinDistance,
  withOnly,
  withPerPage,
  withPrice,
  withSort,
  withStore,
  withValues,
  withWords,
} from './actions'
import { DEFAULT_STATE, type ListingState } from './state'

const busy: ListingState = {
  tab: 'products',
  q: 'tuque',
  exact: true,
  page: 4,
  perPage: 40,
  sortBy: 'distance',
  sortDirection: null,
  priceBetween: { min: 20, max: 300 },
  categories: ['12'],
  store: 'maille-nordet',
  only: ['inStock'],
  values: { colors: ['vert'], sizes: [], materials: [], regions: [] },
  within: null,
  lat: 46.81,
  lon: -71.21,
}

describe('an action on a listing', () => {
  it.each<[string, (state: ListingState) => ListingState]>([
    ['a price', (state) => withPrice(state, { min: 0, max: 40 })],
    ['categories', (state) => withCategories(state, ['15'])],
    ['a shop', (state) => withStore(state, '')],
    ['an offer', (state) => withOnly(state, ['onSale'])],
    ['a colour', (state) => withValues(state, 'colors', [])],
    ['a distance', (state) => withinDistance(state, 25, { lat: 45, lon: -73 })],
    ['any distance', atAnyDistance],
    ['words', (state) => withWords(state, 'bas')],
    ['a sort', (state) => withSort(state, 'popularity')],
    ['a position', (state) => aroundPosition(state, { lat: 45, lon: -73 })],
    ['a length', (state) => withPerPage(state, 20)],
    ['a reset', reset],
    ['a tab', (state) => toTab(state, 'stores')],
  ])('choosing %s goes to page 1', (_, act) => {
    expect(act(busy).page).toBe(1)
  })

  it('turning the page keeps everything else', () => {
    expect(toPage(busy, 5)).toEqual({ ...busy, page: 5 })
  })

  it('resetting keeps the active tab and the words alone', () => {
    expect(reset({ ...busy, tab: 'stores' })).toEqual({ ...DEFAULT_STATE, tab: 'stores', q: 'tuque', exact: true })
  })

  it('changing tab keeps the words alone', () => {
    expect(toTab(busy, 'stores')).toEqual({ ...DEFAULT_STATE, tab: 'stores', q: 'tuque', exact: true })
  })

  it('sorting by distance clears the direction and keeps the position to about a kilometre', () => {
    const next = aroundPosition({ ...DEFAULT_STATE, sortDirection: 'ASC' }, { lat: 46.813878, lon: -71.207981 })
    expect(next).toMatchObject({ sortBy: 'distance', sortDirection: null, lat: 46.81, lon: -71.21 })
  })

  it('leaving the sort by distance forgets the position', () => {
    expect(withSort(busy, 'createdAt')).toMatchObject({
      sortBy: 'createdAt',
      sortDirection: 'DESC',
      lat: null,
      lon: null,
    })
  })

  it.each([
    [
      { min: 400, max: 300 },
      { min: 300, max: 300 },
    ],
    [
      { min: -4, max: 2000 },
      { min: 0, max: 1000 },
    ],
    [
      { min: 10.9, max: 20.9 },
      { min: 10, max: 20 },
    ],
  ])('a price of %o becomes %o', (given, expected) => {
    expect(withPrice(busy, given).priceBetween).toEqual(expected)
  })

  it('toggling adds, then removes', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('what narrows a listing', () => {
  it.each<[Partial<ListingState>, boolean, boolean]>([
    [{}, false, false],
    [{ page: 3 }, false, false],
    [{ tab: 'stores' }, false, false],
    [{ q: 'tuque' }, false, true],
    [{ sortBy: 'popularity' }, false, true],
    [{ sortDirection: 'ASC' }, false, true],
    [{ perPage: 40 }, false, true],
    [{ lat: 1, lon: 1 }, false, true],
    [{ categories: ['12'] }, true, true],
    [{ store: 'a' }, true, true],
    [{ only: ['inStock'] }, true, true],
    [{ values: { ...DEFAULT_STATE.values, regions: ['estrie'] } }, true, true],
    [{ within: 25, lat: 1, lon: 1 }, true, true],
    [{ priceBetween: { min: 20, max: 1000 } }, true, true],
    [{ priceBetween: { min: 0, max: 980 } }, true, true],
  ])('%o: filtered %s, refined %s', (change, filtered, refined) => {
    const state = { ...DEFAULT_STATE, ...change }
    expect([isFiltered(state), isRefined(state)]).toEqual([filtered, refined])
    expect(hasPrice(state)).toBe('priceBetween' in change)
  })
})
