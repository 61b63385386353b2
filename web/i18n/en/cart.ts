import type { t as fr } from '../fr/cart'

export const t = {
  label: 'What is in the cart',
  remove: (name: string) => `Remove ${name}`,
  quantityOf: (name: string) => `Quantity: ${name}`,
  each: (price: string) => `${price} each`,
  shop: (name: string) => `Shop ${name}`,

  arrival: (days) => `Expected in Quebec ${days}`,
  freeShipping: 'Free shipping from this shop',
  leftToFree: { before: 'Only ', after: ' left for free shipping.' },
  meter: (name: string) => `Towards free shipping from ${name}`,

  stockLeft: (left: number) => `${left} left. Reduce the quantity to order.`,
  aboveLimit: (limit: number) => `The limit is ${limit} per order. Reduce the quantity to order.`,
  priceChanged: (before: string, now: string) => `The price has changed: ${before} before, ${now} now.`,
  soldOut: 'Out of stock. Remove this item to order.',
  gone: 'No longer available. Remove this item to order.',
  paused: 'The shop is on a break until further notice. Remove this item to order.',
  away: (date: string) => `The shop is away until ${date}. Remove this item to order.`,

  subTotal: 'Subtotal',
  later: 'Shipping and taxes are worked out at the next step.',
  order: 'Order',
  blocked: 'Correct the items marked above to order.',

  added: (name: string, quantity: number) => `${name} added to the cart. Quantity: ${quantity}.`,
  updated: (name: string, quantity: number, subTotal: string) =>
    `${name}, quantity: ${quantity}. Subtotal: ${subTotal}.`,
  saved: (name: string, subTotal: string) => `${name} saved for later. Subtotal: ${subTotal}.`,
  back: (name: string, subTotal: string) => `${name} back in the cart. Subtotal: ${subTotal}.`,
  removed: (name: string, subTotal: string) => `${name} removed from the cart. Subtotal: ${subTotal}.`,

  delivered: (shop, method) => `${shop}: ${{ parcel: 'parcel', pickup: 'pickup', local: 'local delivery' }[method]}.`,

  loadFailed: 'Your cart could not be loaded.',
  retry: 'Try again',
} satisfies typeof fr
