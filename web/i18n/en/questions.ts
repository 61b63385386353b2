import type { t as fr } from '../fr/questions'

export const t = {
  loading: 'Loading questions…',
  empty: 'No question published for this product at the moment.',
  loadFailed: 'Something went wrong: we cannot show the questions of this product at the moment.',
  sendFailed: 'Sending failed. Please try again.',
  title: 'Ask the shop a question',
  label: 'Your question',
  help: 'Your first name and the initial of your last name will be shown with your question.',
  count: (typed: number, most: number) => `${typed}/${most}`,
  counted: (typed: number, most: number) => `${typed} characters of ${most}`,
  send: 'Send my question',
  sent: 'Thank you! Your question is published and the shop can answer it.',
  guest: 'A question about this product? Sign in to ask the shop.',
  login: 'Sign in',
  author: (first: string, last: string) => [first, last].filter(Boolean).join(' ') || 'A customer',
  asked: (author: string, date: string) => `${author}, ${date}`,
  answer: 'Answer from the shop',
  marketAnswer: 'Answer of the market',
  market: (name: string) => `The team of ${name}`,
} satisfies typeof fr
