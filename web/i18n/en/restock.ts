import type { t as fr } from '../fr/restock'

export const t = {
  email: 'Your email',
  submit: 'Notify me',
  consent:
    'You will receive a single email, when this product is back. Your address serves no other purpose, and we erase ' +
    'it after a year.',
  doneTitle: 'Noted.',
  done: 'We will write to you as soon as this product is back.',
  failed: 'An internal error occurred. Please try again in a moment.',
  cancel: {
    title: 'Stop being told what is back in stock',
    text: 'Your pending requests will be erased, and we will no longer write to you about them.',
    button: 'Erase my requests',
    doneTitle: 'Done.',
    done: 'We will no longer write to you about sold-out products.',
  },
} satisfies typeof fr
