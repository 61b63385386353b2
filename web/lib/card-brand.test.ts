import { expect, it } from 'vitest'
import { cardBrandName } from './card-brand'

it('names the brands it knows, and others by the word it was given', () => {
  expect(['visa', 'mastercard', 'amex', 'discover'].map(cardBrandName)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'discover',
  ])
})
