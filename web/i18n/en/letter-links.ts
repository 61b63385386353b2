import type { t as fr } from '../fr/letter-links'

export const t = {
  leave: {
    title: 'Unsubscribe from the newsletter',
    text: 'You will no longer receive our letters. Emails about your orders will keep coming.',
    button: 'Unsubscribe',
    doneTitle: 'Done.',
    done: 'You are unsubscribed from the newsletter. If this was a mistake, sign up again at the foot of the page.',
  },
  confirm: {
    title: 'Confirm your subscription to the newsletter',
    text: 'Only one click is missing.',
    button: 'Confirm my subscription',
    doneTitle: 'Your subscription is confirmed.',
    done: 'Thank you. The next letter is yours.',
  },
  deadTitle: 'This link no longer works.',
  dead: 'It is incomplete or too old. Open it from the latest letter, or write to us: we will see to it.',
  contact: 'Contact us',
  home: 'Back to home',
} satisfies typeof fr
