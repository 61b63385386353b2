import { expect, it } from 'vitest'
import { inOneShop } from './actions'
import { chosenSort, sortChoices } from './sorts'
import { DEFAULT_STATE, readState } from './state'

const offered = (state: Partial<typeof DEFAULT_STATE>, listed: Parameters<typeof sortChoices>[1]) =>
  sortChoices({ ...DEFAULT_STATE, ...state }, listed).map(({ value }) => value)

it('offers prices and reviews for products alone, and no distance where all comes from one shop', () => {
  const ofProducts = ['relevance', 'popularity', 'rating', 'createdAt', 'cheapest', 'dearest']
  expect(offered({}, { reviewed: true })).toEqual([...ofProducts, 'distance'])
  expect(offered({ tab: 'stores' }, {})).toEqual(['relevance', 'popularity', 'createdAt', 'distance'])
  expect(offered({ tab: 'stores' }, { reviewed: true })).not.toContain('rating')
  expect(offered({}, { reviewed: true, oneShop: true })).toEqual(ofProducts)
})

it('offers the best rated once there are reviews, or while it is the order in force', () => {
  expect(offered({}, {})).not.toContain('rating')
  expect(offered({}, { reviewed: false })).not.toContain('rating')
  expect(offered({ sortBy: 'rating' }, { reviewed: false })).toContain('rating')
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
