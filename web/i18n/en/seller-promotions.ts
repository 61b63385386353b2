import type { t as fr } from '../fr/seller-promotions'

export const t = {
  title: 'Promotions',
  lead: 'Your codes and automatic offers. You bear the discount, and the commission follows the price paid.',
} satisfies typeof fr
