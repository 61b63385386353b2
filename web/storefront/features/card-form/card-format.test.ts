import { describe, expect, it } from 'vitest'
import {
  brandOfNumber,
  expiryText,
  formatExpiry,
  formatNumber,
  isCvcValid,
  isExpired,
  isNumberValid,
  parseExpiry,
} from './card-format'
import { brandOf } from './brand'

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 42', '4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
  ])('%s is written %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown))

  it('is right when whole and its check digit fits', () => {
    expect(isNumberValid('4242 4242 4242 4242')).toBe(true)
    expect(isNumberValid('4242 4242 4242 4241')).toBe(false)
    expect(isNumberValid('4242')).toBe(false)
  })

  it('tells its brand from its first digits; anything else is shown as Visa', () => {
    expect(brandOfNumber('42')).toBe('visa')
    expect(brandOfNumber('5555')).toBe('mastercard')
    expect(brandOfNumber('2223')).toBe('mastercard')
    expect(brandOfNumber('6011')).toBeUndefined()
    expect(brandOf('amex')).toBe('visa')
    expect(brandOf('mastercard')).toBe('mastercard')
  })
})

describe('an expiry', () => {
  it.each([
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['9/28', '09/28'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
  ])('%s is written %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))

  it('is a month and a year, shown as MM/YY', () => {
    expect(parseExpiry('08/28')).toEqual({ expMonth: 8, expYear: 2028 })
    expect(parseExpiry('13/28')).toBeUndefined()
    expect(expiryText({ expMonth: 8, expYear: 2028 })).toBe('08/28')
  })

  it('is good until the end of its month', () => {
    const now = new Date(2026, 10, 30)
    expect(isExpired({ expMonth: 11, expYear: 2026 }, now)).toBe(false)
    expect(isExpired({ expMonth: 10, expYear: 2026 }, now)).toBe(true)
  })
})

describe('a security code', () => {
  it('has three digits, four for American Express', () => {
    expect(isCvcValid('123', '4242')).toBe(true)
    expect(isCvcValid('1234', '4242')).toBe(false)
    expect(isCvcValid('1234', '3782')).toBe(true)
  })
})
