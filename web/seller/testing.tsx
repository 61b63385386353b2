import type { ReactNode } from 'react'
import { setBase } from '@/desk/address'
import { showScreen, signedIn } from '@/desk/testing'
import { ShopContext, type Shop } from '@/seller/shop-context'

export { showScreen }

setBase('/espace-vendeur')

export const shop = {
  id: 's1',
  name: 'Atelier Batture',
  slug: 'atelier-batture',
  status: 'approved',
  role: 'owner',
  rights: ['space', 'products', 'reviews', 'questions', 'orders', 'money', 'promotions', 'team', 'settings'],
} as unknown as Shop

/** Renders a screen for a signed-in seller and their shop. Navigations are recorded, not followed. */
export function showInSpace(ui: ReactNode, answers: Record<string, unknown> = {}, current = shop, address = '/') {
  const { screen, asked } = signedIn(
    <ShopContext value={{ current, all: [current], choose: () => {} }}>{ui}</ShopContext>,
    address,
  )
  return { ...showScreen(screen, answers), asked }
}
