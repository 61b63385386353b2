import type { t as fr } from '../fr/newsletter'

export const t = {
  title: 'News from the end of the road',
  pitch: 'A letter every two weeks: new shops, workshops to visit, finds of the season.',
  email: 'Your email',
  subscribe: 'Sign me up',
  subscribed: 'Thank you for subscribing to our newsletter.',
  alreadySubscribed: 'You are already subscribed to our newsletter, thank you.',
  failed: 'An internal error occurred. Try again in a few moments.',
  popupTitle: 'A letter, now and then?',
  popupPitch: 'New shops, workshops to visit, finds of the season. Nothing else.',
  closePopup: 'Close the newsletter invitation',
} satisfies typeof fr
