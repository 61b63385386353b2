import type { t as fr } from '../fr/saved-items'

export const t = {
  save: 'Save for later',
  saveOf: (name: string) => `Save for later: ${name}`,
  title: 'Saved for later',
  back: 'Move to cart',
  backOf: (name: string) => `Move to cart: ${name}`,
  quantity: (quantity: number) => `Quantity ${quantity}`,
  soldOut: 'Out of stock.',
  away: 'The shop is away.',
  gone: 'No longer available.',
} satisfies typeof fr
