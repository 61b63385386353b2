import type { t as fr } from '../fr/seller-messages'
import { plural } from './words'

export const t = {
  metaTitle: 'Messages',
  title: 'Messages',
  inbox: 'Conversations',
  empty: 'No message',
  emptyHint: 'Messages of your customers will appear here.',
  unread: (count) => plural(count, 'unread message', 'unread messages'),
  order: (reference) => `Order ${reference}`,
  yourWords: (text) => `You: ${text}`,
  marketWords: (text) => `The market’s team: ${text}`,
  threadTitle: (customer) => `Messages with ${customer}`,
  back: 'Back to the messages',
  noMessage: 'No message yet. The customer receives an email when you write.',
  label: 'Your message',
  placeholder: 'Your message to the customer',
  count: (typed, max) => `${typed}/${max}`,
  send: 'Send',
  sent: 'Your message is sent.',
  failed: 'Sending failed. Please try again.',
  missing: 'We cannot find this conversation.',
} satisfies typeof fr
