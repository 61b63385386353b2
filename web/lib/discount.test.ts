import { describe, expect, it } from 'vitest'
import { discountPercent } from './discount'

describe('discountPercent', () => {
  it.each([
    [38, 46, 17],
    [50, 100, 50],
    [99.99, 100, 0],
    [1, 3, 67],
    [2, 3, 33],
  ])('of %d against %d is %d', (price, regular, percent) => {
    expect(discountPercent(price, regular)).toBe(percent)
  })

  it('has nothing to show without a regular price or when both are the same', () => {
    expect(discountPercent(20, 0)).toBeNull()
    expect(discountPercent(20, 20)).toBeNull()
  })
})
