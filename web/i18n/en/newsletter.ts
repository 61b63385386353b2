import type { t as fr } from '../fr/newsletter'

export const t = {
  title: 'News from the end of the road',
  pitch: 'A letter now and then: new shops, workshops to visit, finds of the season.',
  email: 'Your email',
  subscribe: 'Sign me up',
  subscribed: 'Thank you for subscribing to our newsletter.',
  confirmationSent: 'An email is on its way. Follow its link to confirm your subscription.',
  alreadySubscribed: 'You are already subscribed to our newsletter, thank you.',
  failed: 'An internal error occurred. Try again in a few moments.',
  popupTitle: 'A letter, now and then?',
  popupPitch: 'New shops, workshops to visit, finds of the season. Nothing else.',
  closePopup: 'Close the newsletter invitation',
  reading: {
    title: 'The next article, by email',
    pitch: 'A letter now and then, with the articles of the blog and the new shops.',
  },
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
