import { formatCount, formatMoney } from '@/lib/format-money'
import type { Sentence, t as fr } from '../fr/product'

export const t = {
  gallery: {
    label: 'Product photos',
    photo: (rank: number, count: number) => `Photo ${rank} of ${count}`,
    enlarge: 'Enlarge the photo',
    shrink: 'Shrink the photo',
    zoom: (name: string) => `Photos: ${name}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close the photos',
  },
  price: {
    from: 'From',
    onSale: (percent: number | null) => (percent === null ? 'On sale' : `On sale, \u2212${percent}%`),
  },
  options: {
    chosen: (option: string) => `${option}:`,
    none: 'to be chosen',
    soldOut: 'out of stock',
    impossible: 'not offered with your other choices',
  },
  buy: {
    add: 'Add to cart',
    bar: 'Quick purchase',
    soldOut: 'Out of stock',
    notify: 'Notify me',
    choose: 'Choose your options',
    away: 'Shop on vacation',
    paused: 'Shop on a break',
    limit: (max: number) => `Limit of ${max} per order.`,
  },
  shop: {
    away: (town: string, km: number) => `${town}, ${formatCount(Math.max(1, Math.round(km)), 'en')}\u00a0km from you`,
    awayTitle: (shop: string) => `${shop} is on vacation.`,
    pausedTitle: (shop: string) => `${shop} is on a break.`,
    paused: 'The shop takes no orders until further notice.',
    awayUntil: (date: string) => `The shop is back on ${date}. Its products can be ordered then.`,
  },
  shipping: {
    title: (shop: string) => `Shipping by ${shop}`,
    free: 'Free',
    perItem: 'Per item',
    any: 'Per order',
    one: '1 item',
    exactly: (count: number) => `${count} items`,
    two: (from: number, to: number) => `${from} or ${to} items`,
    range: (from: number, to: number) => `${from} to ${to} items`,
    andMore: (from: number) => (from === 1 ? '1 item or more' : `${from} items or more`),
    meter: 'Towards free shipping',
    missing: (amount: number, shop: string): Sentence => [
      'Only ',
      formatMoney(amount, 'en'),
      ` more from ${shop} and shipping is free.`,
    ],
    reached: (shop: string) => `Shipping from ${shop} is free with this purchase.`,
  },
  promises: {
    inStock: 'In stock.',
    counted: (count: number) => `In stock, ${count} on hand.`,
    soldOut: 'Out of stock for now.',
    ships: (min: number, max: number) => workingDays('Ships', min, max),
    prepared: (min: number, max: number) => workingDays('Ready', min, max),
    pickup: (city, price) => `Pickup at the shop (${city})${price > 0 ? `: ${formatMoney(price, 'en')}` : ''}.`,
    local: (km, price, freeFrom) =>
      `Local delivery (${km} km): ${price > 0 ? formatMoney(price, 'en') : 'free'}` +
      (price && freeFrom ? `, free from ${formatMoney(freeFrom, 'en')}.` : '.'),
    arrives: { parcel: 'Expected in Quebec', local: 'Delivery expected', pickup: 'To be picked up around' },
    ifToday: 'if you order today.',
    returns: 'Returns possible, asked for from your account.',
    finalSale: 'Final sale: no exchange, no refund.',
  },
  tabs: {
    label: 'About this product',
    description: 'Description',
    specifications: 'Specifications',
    questions: 'Questions',
  },
  noDescription: 'The shop has not described this product yet.',
  specs: {
    caption: 'Specifications of the chosen variant',
    choose: 'Please select a variant to see its specifications.',
    sku: 'SKU',
    inventory: 'Inventory',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    finalSale: 'Final sale',
    yes: 'Yes',
    no: 'No',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    cm: (size: number) => `${size} cm`,
    kg: (weight: number) => `${weight} kg`,
    unknown: 'Not told',
  },
  more: {
    sameShop: 'More from this seller',
    wholeShop: 'The whole shop',
    similar: 'In the same spirit',
    recent: 'Recently viewed',
    forget: 'Clear',
    recentNote: 'This list stays on your device.',
  },
} satisfies typeof fr

function workingDays(done: string, min: number, max: number): string {
  const days = `working day${max > 1 ? 's' : ''}`
  if (min <= 0) return `${done} within ${max} ${days}.`
  return min === max ? `${done} in ${max} ${days}.` : `${done} in ${min} to ${max} ${days}.`
}
