// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRICE_MAX, QUANTITY_MAX, readPrice, readQuantity, shareOf } from './share'
import { COMMISSION, HELP_OUT_OFF, REDUCED_COMMISSION } from './terms'

describe('what a sale leaves to its seller', () => {
  it.each([
    // price, quantity, percent → sale, commission, kept, in cents
    [6000, 1, 10, 6000, 600, 5400],
    [6000, 1, 5, 6000, 300, 5700],
    [1295, 3, 10, 3885, 389, 3496], // 388.5 is rounded up, once, on the whole sale
    [10, 1, 5, 10, 1, 9],
    [1, 1, 10, 1, 0, 1],
    [PRICE_MAX, QUANTITY_MAX, 10, 9_999_999_000, 999_999_900, 8_999_999_100],
  ])('%i × %i at %i %% is %i: %i and %i', (price, quantity, percent, sale, commission, kept) => {
    expect(shareOf(price, quantity, percent)).toEqual({ sale, commission, kept })
  })

  it('always adds up', () => {
    for (let price = 1; price < 400; price += 7) {
      const { sale, commission, kept } = shareOf(price, 3, REDUCED_COMMISSION)
      expect(commission + kept).toBe(sale)
      expect(Number.isInteger(commission)).toBe(true)
    }
  })
})

describe('what people type', () => {
  it.each([
    ['60', 6000],
    ['60,00', 6000],
    ['60.5', 6050],
    ['12,', 1200],
    [' 1 234,56 $ ', 123_456],
    ['1\u00a0234,56', 123_456],
    ['$1,234.56', 123_456],
    ['99 999,99', PRICE_MAX],
    ['4,999', 499_900], // a comma before three digits groups thousands
  ])('%s is %i cents', (typed, cents) => expect(readPrice(typed)).toBe(cents))

  it.each(['', '0', '0,00', '-5', 'dix', '1,2,3', '12.345', '100000', '1e3'])('« %s » is no price', (typed) => {
    expect(readPrice(typed)).toBeUndefined()
  })

  it('a quantity is whole, from 1 to 1000', () => {
    expect(['1', ' 12 ', '1000'].map(readQuantity)).toEqual([1, 12, 1000])
    expect(['', '0', '1001', '1,5', '-2'].map(readQuantity)).toEqual(Array(5).fill(undefined))
  })
})

it('what the page promises is what the server’s rules take', () => {
  const rules = readFileSync('internal/rules/pricing/pricing.go', 'utf8')
  const millionths = (name: string) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*money\\.Rate\\(([\\d_]+)\\)`).exec(rules)?.[1]?.replaceAll('_', ''))
  expect(millionths('Commission')).toBe(COMMISSION * 10_000)
  expect(millionths('ReducedCommission')).toBe(REDUCED_COMMISSION * 10_000)
  expect(COMMISSION * (1 - HELP_OUT_OFF / 100)).toBe(REDUCED_COMMISSION)
})
