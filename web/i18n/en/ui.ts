import type { t as fr } from '../fr/ui'

export const t = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  optional: '(optional)',
  empty: 'No data available',
  noPicture: 'No image available',
  backLink: 'Back to my account',
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  pagination: {
    label: 'Pagination',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  quantity: {
    label: 'Quantity',
    less: 'Remove one',
    more: 'Add one',
    belowMin: (min: number) => `The minimum quantity is ${min}.`,
    aboveMax: (max: number) => `The maximum quantity is ${max}.`,
  },
  rules: {
    required: 'This field is required.',
    email: 'Please enter a valid email',
    sellerEmail: 'Please enter a valid address',
    phone: 'Please enter a valid phone number.',
    postalCode: 'Please enter a valid postal code.',
    province: 'Please choose a valid province.',
    country: 'Please choose a valid country.',
    length: (min: number, max: number) => `This field must be ${min} to ${max} characters long.`,
    maxLength: (max: number) => `This field must be at most ${max} characters long.`,
    samePassword: 'Your password must be identical.',
    questionTooShort: 'Your question must be longer than 20 characters.',
    questionTooLong: 'Your question must be at most 500 characters.',
  },
} satisfies typeof fr
