import type { t as fr } from '../fr/seller-trends'
import { formatCount } from '@/lib/format-money'
import { plural } from './words'

const times = (count: number) => plural(count, 'time', 'times')

export const t = {
  metaTitle: 'What works',
  title: 'What works',
  period: 'Period',
  weeks: (count: number) => `${count} weeks`,
  said: {
    nothing: (weeks: number) => `Nobody saw your products in these ${weeks} weeks.`,
    seen: (views: number) => `Your products were seen ${times(views)}. Nobody has ordered one yet.`,
    inCarts: (views: number, additions: number) =>
      `Your products were seen ${times(views)} and put in a cart ${times(additions)}. Nobody has ordered one yet.`,
    ordered: (orders: number) => plural(orders, 'order', 'orders'),
    sold: (orders: number, revenue: string) => `${plural(orders, 'order', 'orders')}, ${revenue} of sales`,
    up: (percent: number) => `, ${percent}% more than the weeks before.`,
    down: (percent: number) => `, ${percent}% less than the weeks before.`,
    same: ', as much as the weeks before.',
    first: '.',
    best: (name: string, share: number) => ` “${name}” brings ${share}% of it.`,
  },
  only: (name: string) => `Only “${name}”.`,
  thisProduct: 'this product',
  wholeShop: 'See the whole shop',
  editProduct: 'Open the product',
  figures: {
    views: 'Views',
    additions: 'Additions to carts',
    orders: 'Orders',
    revenue: 'Sales',
    units: 'Units',
    conversion: 'Conversion',
  },
  before: (value: string) => `Before: ${value}`,
  change: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent)}%`,
  rate: (percent: number) => `${percent.toLocaleString('en-CA')}%`,
  unknown: '—',
  bar: (from: string, to: string, value: string) => `${from} to ${to}: ${value}`,
  week: 'Week of',
  byWeek: 'See the figures week by week',
  note: (sales: boolean) =>
    `Weeks end today. ${sales ? 'Sales are goods before tax and shipping, less refunds. ' : ''}` +
    'Conversion is the number of orders for a hundred views.',
  products: {
    title: 'Products',
    name: 'Product',
    none: 'No product was seen or ordered in these weeks.',
    count: (count: number) => plural(count, 'product', 'products'),
    first: (shown: number, count: number) =>
      `The first ${shown} of ${formatCount(count, 'en')} products. The file has all of them.`,
    apart: (amount: string) => `Of the sum of sales, ${amount} are to be taken off: amounts refunded for no product.`,
  },
  searches: {
    title: 'Searches that led here',
    words: 'Words searched',
    times: 'Visits',
    none: 'No search led to your products twice in these weeks.',
    help: 'Words typed at least twice. We keep nothing about who typed them.',
  },
  returns: {
    title: 'Returns asked for',
    none: 'No return was asked for in these weeks.',
    units: (count: number) => plural(count, 'unit', 'units'),
    times: (count: number) => times(count),
  },
  csv: 'Export (CSV)',
  csvFile: (weeks: number) => `what-works-${weeks}-weeks.csv`,
  csvFailed: 'The file could not be made. Try again in a moment.',
  empty: {
    title: 'Nothing to count yet',
    text: 'Views, carts and orders of your products will add up here from the first visits on.',
    products: 'See my products',
  },
} satisfies typeof fr
