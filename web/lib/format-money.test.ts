import { describe, expect, it } from 'vitest'
import { formatCount, formatMoney } from './format-money'

describe('formatMoney', () => {
  it.each([
    [0, '0,00\u00a0$'],
    [12.9, '12,90\u00a0$'],
    [1234.56, '1\u00a0234,56\u00a0$'],
    [1249, '1\u00a0249,00\u00a0$'],
    [1234567.8, '1\u00a0234\u00a0567,80\u00a0$'],
    [0.29, '0,29\u00a0$'],
    [-14.5, '\u221214,50\u00a0$'],
    [-0.001, '0,00\u00a0$'],
  ])('writes %d dollars in French as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text)
  })

  it('writes English amounts with the sign first', () => {
    expect(formatMoney(1234.56, 'en')).toBe('$\u00a01,234.56')
  })

  it('agrees with the rounding of cents that floats cannot hold', () => {
    expect(formatMoney(1.1 * 3)).toBe('3,30\u00a0$')
    expect(formatMoney(64.99 * 100)).toBe('6\u00a0499,00\u00a0$')
  })
})

describe('formatCount', () => {
  it('groups thousands with a no-break space in French and a comma in English', () => {
    expect(formatCount(999)).toBe('999')
    expect(formatCount(1204)).toBe('1\u00a0204')
    expect(formatCount(1000000)).toBe('1\u00a0000\u00a0000')
    expect(formatCount(1204, 'en')).toBe('1,204')
  })
})
