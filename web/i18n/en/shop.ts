import { formatMoney } from '@/lib/format-money'
import type { t as fr } from '../fr/shop'

const money = (amount: number) => formatMoney(amount, 'en')
const days = (count: number) => `${count} business day${count > 1 ? 's' : ''}`

export const t = {
  crumb: 'Shops',
  about: 'About the shop',
  aboutCrumb: 'About',
  aboutTitle: (shop: string) => `${shop}: about, shipping and returns`,
  page: (shop: string, page: number) => `${shop}, page ${page}`,
  description: (shop: string, city: string) => `The products of ${shop}, an independent shop in ${city}.`,
  place: (city: string, postalCode: string) => [city, postalCode.replace(' ', '\u00a0')].filter(Boolean).join(', '),
  facts: {
    label: 'In short',
    freeAlways: 'Free shipping',
    freeFrom: (threshold: number) => `Free shipping from ${money(threshold)}`,
    from: (amount: number) => `Shipping from ${money(amount)}`,
    since: (date: string) => `On the market since ${date}`,
  },
  away: {
    title: (shop: string) => `${shop} is on vacation.`,
    paused: (shop: string) => `${shop} is on a break.`,
    untilReopened: 'The shop takes no orders until further notice. Its products can still be looked at.',
    until: (date: string) => `The shop is back on ${date}. Its products can be ordered then.`,
  },
  closed: {
    title: (shop: string) => `${shop} has closed.`,
    text: 'The shop no longer sells. Orders that were placed go on.',
  },
  products: {
    title: 'The shop’s products',
    titleFor: (q: string) => `Results for “${q}” in this shop`,
    all: 'See the whole shop',
    search: 'Search this shop',
    placeholder: 'A product, a colour…',
    button: 'Search',
  },
  categories: { label: 'Categories of the shop', title: 'Categories', all: 'The whole shop' },
  story: { title: 'Who we are', none: 'The shop has not introduced itself yet.', see: 'See its products' },
  shipping: {
    title: 'Shipping',
    free: 'Shipping is free.',
    perItem: (amount: number) => `${money(amount)} per item.`,
    flat: (amount: number) => `${money(amount)} per order, however many items.`,
    steps: 'The price depends on how many items are ordered from the shop.',
    stepFree: 'Free',
    freeFrom: (threshold: number) => `Free from ${money(threshold)} of purchases in this shop.`,
    beforeTax: 'Before taxes, worked out at checkout from your address.',
  },
  ways: {
    pickup: (price: number) => (price > 0 ? `Pickup, ${formatMoney(price)}` : 'Free pickup'),
    local: (price: number) => (price > 0 ? `Local delivery, ${formatMoney(price)}` : 'Free local delivery'),
    within: (km: number) => `By the shop itself, within ${km} km.`,
  },
  delivery: {
    title: 'Delay',
    ships: (min: number, max: number, noParcel: boolean) => {
      const what = noParcel ? 'Ready' : 'Ships'
      if (max <= 0) return 'Ask the shop how long it takes before ordering.'
      if (min <= 0) return `${what} within ${days(max)}.`
      return min === max ? `${what} in ${days(max)}.` : `${what} in ${min} to ${days(max)}.`
    },
  },
  returns: {
    title: 'Returns',
    none: 'The shop adds nothing to the return policy of the market.',
    policy: 'Return and refund policy',
  },
  merchant: {
    title: 'The merchant',
    note: 'The sale is concluded with this merchant.',
    place: (city: string, province: string, postalCode: string) =>
      `${city}, ${province}\u00a0\u00a0${postalCode.replace(' ', '\u00a0')}`,
    phone: 'Phone',
  },
  contact: {
    title: 'Write to the shop',
    text:
      'Have you ordered? Open your order to write to the shop. A question before buying is asked on the product’s ' +
      'page.',
    orders: 'Write from an order',
    other: 'Contact us about something else',
  },
} satisfies typeof fr
