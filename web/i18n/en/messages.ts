import type { t as fr } from '../fr/messages'
import { plural } from './words'

export const t = {
  title: (shop: string) => `Write to ${shop}`,
  thread: (shop: string) => `Messages with ${shop}`,
  empty: 'No message yet. Write to the shop, it will get an email.',
  label: 'Your message',
  placeholder: 'Your message to the shop',
  count: (typed: number, max: number) => `${typed}/${max}`,
  left: (left: number) => `${plural(left, 'character', 'characters')} left.`,
  send: 'Send',
  sent: 'Thank you! Your message was sent.',
  sentHint: 'You will get an email when the shop replies.',
  another: 'Write another message',
  failed: 'It could not be sent. Please try again.',
  inbox: {
    title: 'Messages',
    empty: 'No message yet',
    emptyHint: 'Write to a shop from the page of an order: all your conversations will be here.',
    order: (reference: string) => `Order ${reference}`,
    yours: (text: string) => `You: ${text}`,
    ofMarket: (text: string) => `The market’s team: ${text}`,
  },
  unread: (count: number) => plural(count, 'unread message', 'unread messages'),
} satisfies typeof fr
