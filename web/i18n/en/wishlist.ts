import type { t as fr } from '../fr/wishlist'

export const t = {
  metaTitle: 'Wishlist',
  title: 'Wishlist',
  empty: 'No data available',
  emptyHint: 'A heart on a product page keeps it here.',
  goShopping: 'Shop',
  guest: 'Kept in this browser. Sign in to find it on all your devices.',
  signIn: 'Sign in',
  count: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  addedOn: (date: string) => `Added on ${date}`,
  price: 'Price',
  regularPrice: 'Regular price',
  soldOut: 'Out of stock',
  gone: 'No longer available',
  away: 'The shop is on a break',
  inStock: 'In stock',
  unknownProduct: 'Withdrawn product',
  options: (options: readonly (readonly [name: string, value: string])[]) =>
    options.map(([name, value]) => `${name}: ${value}`).join(' · '),
  buy: 'Buy',
  buyOf: (name: string) => `Buy ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the list`,
  removed: (name: string) => `${name} is no longer in your list.`,
  failed: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',
} satisfies typeof fr
