import type { t as fr } from '../fr/card-form'

export const t = {
  retry: 'Try again',
  number: 'Card number',
  expiry: 'Expiry',
  expiryPlaceholder: 'MM/YY',
  cvc: 'Security code',
  cvcPlaceholder: '3 digits',
  secure: 'Your card is encrypted and never kept by the shops.',
  endsWith: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (expiry: string) => `Expires ${expiry}`,
  card: 'Credit card',
  loadFailed: 'The payment form could not be loaded. Check your connection and try again.',
  failed: 'Your card could not be verified. Try again in a few moments.',
  errors: {
    number: 'Your card number is incorrect.',
    expiry: "Your card's expiry date is incorrect.",
    cvc: "Your card's security code is incorrect.",
  },
  tests: {
    title: 'Demonstration market: test cards',
    note: 'No real card is charged here. Use a date to come and three digits.',
    cards: [
      ['4242 4242 4242 4242', 'Visa, accepted'],
      ['5555 5555 5555 4444', 'Mastercard, accepted'],
      ['4000 0000 0000 0002', 'declined'],
      ['4000 0000 0000 9995', 'insufficient funds'],
      ['4000 0000 0000 0069', 'expired'],
      ['4000 0000 0000 0127', 'security code refused'],
      ['4000 0000 0000 0119', 'processor error'],
    ],
  },
} satisfies typeof fr
