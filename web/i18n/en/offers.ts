import type { t as fr } from '../fr/offers'

export const t = {
  label: 'Current offers',
  percent: (percent) => `${percent}% off`,
  amount: (amount) => `${amount} off`,
  free_shipping: 'Free shipping',
  multi_buy: (take, pay) => `${take} for the price of ${pay}`,
  some: ' on some products',
  minimum: (amount) => ` from ${amount} in the shop`,
  until: (day) => `until ${day}`,
} satisfies typeof fr
