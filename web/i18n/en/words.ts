import { formatCount } from '@/lib/format-money'

/** A number and what it counts: 0 products, 1 product, 1,200 products. */
export const plural = (count: number, one: string, many: string) =>
  `${formatCount(count, 'en')} ${count === 1 ? one : many}`
