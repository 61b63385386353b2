import { describe, expect, it } from 'vitest'
import { formatPhone, formatPostalCode, phoneDigits } from './format-contact'

describe('a phone number', () => {
  it('is shown as (xxx) xxx-xxxx', () => {
    expect(formatPhone('4185551234')).toBe('(418) 555-1234')
  })
  it('is shown as it came when it is not ten digits', () => {
    expect(formatPhone('418555')).toBe('418555')
  })
  it('keeps ten digits of what is typed or pasted', () => {
    expect(phoneDigits('(418) 555-1234')).toBe('4185551234')
    expect(phoneDigits('+1 418 555-1234')).toBe('4185551234')
    expect(phoneDigits('418555123499')).toBe('4185551234')
  })
})

describe('a postal code', () => {
  it('is shown in upper case, in two groups of three', () => {
    expect(formatPostalCode('g1r4s9')).toBe('G1R 4S9')
    expect(formatPostalCode('g1r-4s9')).toBe('G1R 4S9')
    expect(formatPostalCode(' G1R 4S9 ')).toBe('G1R 4S9')
    expect(formatPostalCode('g1r')).toBe('G1R')
  })
})
