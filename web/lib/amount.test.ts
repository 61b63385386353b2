import { expect, it } from 'vitest'
import { amountRule, parseAmount, parseMeasure, typedAmount, typedMeasure } from './amount'

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['1\u00a0200,05 $', 1200.05],
  ['0', 0],
  ['12,505', undefined],
  ['-3', undefined],
  ['douze', undefined],
  ['', undefined],
])('%s is read as %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

it('an amount is written as it is typed', () => {
  expect([typedAmount(12.5), typedAmount(0), typedAmount(0, true), typedAmount(null)]).toEqual([
    '12,50',
    '0,00',
    '',
    '',
  ])
})

it('a field may be empty, but not wrong', () => {
  const rule = amountRule('non')
  expect([rule(''), rule('4,99'), rule('4,999')]).toEqual([undefined, undefined, 'non'])
})

it('measures have up to three decimals', () => {
  expect([parseMeasure('0,125'), parseMeasure('1.2345'), typedMeasure(0.125), typedMeasure(0)]).toEqual([
    0.125,
    undefined,
    '0,125',
    '',
  ])
})
