import { useShop, type Shop } from './shop-context'

/** A part of the space that a role may use; the server's table says which role has which. */
export type Right =
  'space' | 'products' | 'reviews' | 'questions' | 'orders' | 'money' | 'promotions' | 'team' | 'settings'
export type Role = Shop['role']

export const ROLES: readonly Role[] = ['owner', 'catalogue', 'orders']

/** The right that each page asks for, with those below it. Any other page is for the owners. */
const pages: Readonly<Record<string, Right>> = {
  '': 'space',
  commandes: 'orders',
  retours: 'orders',
  messages: 'orders',
  questions: 'questions',
  avis: 'reviews',
  produits: 'products',
  'ce-qui-marche': 'products',
  argent: 'money',
  promotions: 'promotions',
  equipe: 'team',
}

/** The right that a page asks for, by its path from where the space begins. */
export const rightOf = (path: string): Right => pages[path.split('/')[1] ?? ''] ?? 'settings'

/** Whether the person may use a part of the shop on screen. */
export function useMay(): (right: Right) => boolean {
  const { rights } = useShop()
  return (right) => rights.includes(right)
}
