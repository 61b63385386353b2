import type { t as fr } from '../fr/promotions'

export const t = {
  discount: 'Discount',
  freeShipping: 'Free shipping',
  withCode: (name, code) => `${name} (${code})`,
  byMarket: (name) => `${name}, offered by the market`,
  after: 'After discount',
  list: 'Promotions applied',

  add: 'Add a promotion code',
  code: 'Promotion code',
  apply: 'Apply',
  remove: (code) => `Remove code ${code}`,
  applied: 'Applied',
  codes: 'Promotion codes of the cart',
  added: (code: string) => `Code ${code} added to the cart.`,
  removed: (code: string) => `Code ${code} removed from the cart.`,
  failed: 'The code could not be checked. Please try again in a moment.',
  why: {
    unknown: 'This code does not exist, or concerns no shop of your cart.',
    not_begun: 'This code is not in force yet.',
    ended: 'This code is no longer in force.',
    used_up: 'This code has been used as often as it allows.',
    used_by_you: 'You have already used this code.',
    no_product: 'This code concerns no product of your cart.',
    ships_free: 'The delivery of this shop is free already.',
    better_offer: 'A better offer is already applied.',
  },
  refused: (code, why) => `Code ${code}: ${why}`,
  missing: (amount) => `Buy for ${amount} more to use this code.`,
  missingUnits: (units) =>
    units > 1 ? `Add ${units} concerned items to use this code.` : 'Add a concerned item to use this code.',
} satisfies typeof fr
