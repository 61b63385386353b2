import { formatCount } from '@/lib/format-money'

/** A number and what it counts, which French writes in the plural from two on: 0 produit, 1 produit, 1 200 produits. */
export const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)}\u00a0${count > 1 ? many : one}`
