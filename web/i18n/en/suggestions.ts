import type { t as fr } from '../fr/suggestions'

export const t = {
  label: 'Suggestions',
  products: 'Products',
  stores: 'Shops',
  categories: 'Categories',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  seeAll: (q) => `All results for “${q}”`,
  available: (count) => `${count} suggestion${count === 1 ? '' : 's'}. Use the arrows to choose.`,
} satisfies typeof fr
