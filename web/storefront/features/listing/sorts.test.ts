import { expect, it } from 'vitest'
import { inOneShop } from './actions'
import { chosenSort, sortChoices } from './sorts'
import { DEFAULT_STATE, readState } from './state'

const offered = (state: Partial<typeof DEFAULT_STATE>, oneShop = false) =>
  sortChoices({ ...DEFAULT_STATE, ...state }, oneShop).map(({ value }) => value)

it('offers prices and reviews for products alone, and no distance where all comes from one shop', () => {
  expect(offered({})).toEqual(['relevance', 'popularity', 'rating', 'createdAt', 'cheapest', 'dearest', 'distance'])
  expect(offered({ tab: 'stores' })).toEqual(['relevance', 'popularity', 'createdAt', 'distance'])
  expect(offered({}, true)).toEqual(['relevance', 'popularity', 'rating', 'createdAt', 'cheapest', 'dearest'])
})

it.each([
  ['sortBy=price&sortDirection=ASC', 'cheapest'],
  ['sortBy=price', 'dearest'],
  ['sortBy=price&active=stores', 'relevance'],
  ['', 'relevance'],
])('reads %s as %s', (query, value) => {
  expect(chosenSort(readState(new URLSearchParams(query)))).toBe(value)
})

it('forgets where distances start from on the page of one shop', () => {
  const far = readState(new URLSearchParams('sortBy=distance&lat=46.81&lon=-71.21&store=batture'))
  expect(inOneShop(far)).toEqual(DEFAULT_STATE)
  const cheap = { ...DEFAULT_STATE, sortBy: 'price' as const, sortDirection: 'ASC' as const }
  expect(inOneShop(cheap)).toEqual(cheap)
})
