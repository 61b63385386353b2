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
} satisfies typeof fr
