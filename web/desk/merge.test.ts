import { expect, it } from 'vitest'
import { compare, same } from './merge'

const base = { name: 'Tasse', price: '10', tags: ['bleu'] }

it('parts that only one side changed are merged by themselves', () => {
  const mine = { ...base, name: 'Grande tasse' }
  const theirs = { ...base, price: '12' }
  expect(compare(base, mine, theirs)).toEqual({
    merged: { name: 'Grande tasse', price: '12', tags: ['bleu'] },
    disputed: [],
    taken: ['price'],
  })
})

it('a part that both changed is disputed, and stays mine until someone chooses', () => {
  const { merged, disputed, taken } = compare(base, { ...base, tags: ['vert'] }, { ...base, tags: ['bleu', 'rouge'] })
  expect([merged.tags, disputed, taken]).toEqual([['vert'], ['tags'], []])
})

it('the same change by both is no dispute', () => {
  const both = { ...base, name: 'Bol' }
  expect(compare(base, both, { ...both })).toEqual({ merged: both, disputed: [], taken: [] })
})

it('a part that one side removed counts as changed', () => {
  const mine: Partial<typeof base> = { price: '10', tags: ['bleu'] }
  expect(compare<Partial<typeof base>>(base, mine, base).merged.name).toBeUndefined()
  expect(compare<Partial<typeof base>>(base, mine, { ...base, name: 'Bol' }).disputed).toEqual(['name'])
})

it('values are the same whatever the order of their fields', () => {
  expect(same({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect([same([], {}), same(null, {}), same('1', 1), same([1], [1, 2])]).toEqual([false, false, false, false])
})
