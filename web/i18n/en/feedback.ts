import type { t as fr } from '../fr/feedback'

export const t = {
  open: 'Feedback',
  title: 'Your opinion helps us',
  pitch: 'An idea, a snag, a kind word: we read everything.',
  name: 'Name',
  email: 'Email',
  message: 'Your message',
  send: 'Send',
  close: 'Close',
  thanksTitle: 'Thank you!',
  thanks: 'Your message has arrived. If it needs an answer, it will come by email.',
  failed: 'An internal error occurred. Try again in a few moments.',
} satisfies typeof fr
