import type { t as fr } from '../fr/faq'

export const t = {
  title: 'Frequently asked questions',
  lead: 'Ordering, receiving, returning, selling: the short answers first.',
  description:
    'Shipping, payment, returns, account, opening a shop: answers to the questions of customers and sellers.',
  search: 'Search the questions',
  placeholder: 'Shipping, return, taxes…',
  collections: 'The two collections',
  count: (count: number) => `${count} question${count > 1 ? 's' : ''}`,
  found: (count: number, words: string) =>
    count === 0 ? `No question for “${words}”.` : `${count} question${count > 1 ? 's' : ''} for “${words}”.`,
  link: 'Link to this question',
  noneTitle: 'No question matches.',
  none: 'Try another word, or ask us yours.',
  clear: 'Clear the search',
  askTitle: 'You did not find it?',
  ask: 'Ask us: a person will answer.',
  contact: 'Contact us',
} satisfies typeof fr
