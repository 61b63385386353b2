import type { t as french } from '../fr/report'

/** English words of reporting something to the market. */
export const t = {
  title: {
    product: 'Report a product',
    shop: 'Report a shop',
    question: 'Report a question',
    review: 'Report a review',
    message: 'Report a message',
  },
  lead: 'Tell us what is wrong. Someone of our team reads every report.',
  cause: 'What is wrong?',
  choose: 'Choose a reason',
  causes: {
    misleading: 'It is misleading or false',
    counterfeit: 'It is a counterfeit or a copy',
    forbidden: 'It may not be sold',
    dangerous: 'It is dangerous',
    offensive: 'It is offensive or hateful',
    personal_data: 'It shows personal data',
    spam: 'It is advertising or spam',
    other: 'Something else',
  },
  text: 'In a few words',
  email: 'Your e-mail',
  emailHelp: 'Only to tell you what becomes of it.',
  send: 'Send the report',
  cancel: 'Cancel',
  sent: 'Thank you! We will look.',
  failed: 'The report could not be sent. Try again in a moment.',
  missing: 'Choose a reason.',
} satisfies typeof french
