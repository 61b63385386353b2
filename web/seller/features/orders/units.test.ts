import { describe, expect, it } from 'vitest'
import { countUnits, everyUnit, fits, toLines } from './units'

const items = [
  { id: 'a', quantityLeft: 2 },
  { id: 'b', quantityLeft: 0 },
  { id: 'c', quantityLeft: 1 },
]

describe('units of an order', () => {
  it('are all that is left at first', () => expect(everyUnit(items)).toEqual({ a: 2, c: 1 }))
  it('are counted', () => expect(countUnits({ a: 2, c: 1 })).toBe(3))
  it('are sent without the items that have none', () =>
    expect(toLines({ a: 0, c: 1 }, items)).toEqual([{ itemId: 'c', quantity: 1, left: 1 }]))
  it('never exceed what is left', () => {
    expect(fits({ a: 2 }, items)).toBe(true)
    expect(fits({ a: 3 }, items)).toBe(false)
    expect(fits({ b: 1 }, items)).toBe(false)
  })
})
