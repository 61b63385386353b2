import type { t as fr } from '../fr/seller-home'
import { formatCount } from '@/lib/format-money'

const plural = (count: number, one: string, many: string) => `${formatCount(count, 'en')} ${count === 1 ? one : many}`

export const t = {
  metaTitle: 'Today',
  title: 'Today',
  todo: 'To do',
  allDone: 'All done. Nothing is waiting for you.',
  firstSteps: {
    title: 'Your first steps',
    left: (count) => (count > 1 ? `${count} steps left.` : 'One step left.'),
    ready: 'Everything is ready. Your shop opens as soon as we have approved it.',
    done: 'done',
    photo: { title: 'Add a photo of the shop', text: 'Your workshop, yourself, or your sign.' },
    presentation: { title: 'Introduce yourself', text: 'Who you are and how you work.' },
    shipping: { title: 'Set up shipping', text: 'What a parcel costs, and how soon it leaves.' },
    product: { title: 'Add a first product', text: 'A name, a photo, a price.' },
  },
  toShip: (count) => plural(count, 'order to ship', 'orders to ship'),
  oldest: (date) => `The oldest is from ${date}.`,
  oldestMessage: (date) => `The oldest is from ${date}.`,
  receiveBefore: (date) => `The first must be received before ${date}.`,
  returnsToAnswer: (count) => plural(count, 'return request to answer', 'return requests to answer'),
  returnsToReceive: (count) => plural(count, 'return to receive', 'returns to receive'),
  questions: (count) => plural(count, 'unanswered question', 'unanswered questions'),
  reviews: (count) => plural(count, 'unanswered review', 'unanswered reviews'),
  messages: (count) => plural(count, 'unread message', 'unread messages'),
  lowStock: (count) => plural(count, 'variant running out', 'variants running out'),
  sales: {
    title: 'Sales of the last 30 days',
    help: 'Items and shipping, before tax, less refunds.',
    amount: 'Sales',
    orders: 'Orders',
    units: 'Units sold',
    change: (percent) => `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent)}%`,
    since: 'Percentages compare with the 30 days before.',
    noChange: 'No sale in the 30 days before.',
    chart: (total) => `Sales by day, ${total} in all`,
    bar: (date, amount, orders) => `${date}: ${amount}, ${plural(orders, 'order', 'orders')}`,
    table: 'See the figures day by day',
    day: 'Day',
  },
  stock: {
    title: 'Running out',
    empty: 'No product is short of stock.',
    product: 'Product',
    left: 'Left',
    none: 'Sold out',
    more: (count) => `And ${plural(count, 'other', 'others')}`,
  },
  vacation: {
    title: 'Your shop is on vacation',
    until: (date) => `Customers cannot add anything to their cart before ${date}.`,
    manage: 'Manage the vacation',
  },
} satisfies typeof fr
