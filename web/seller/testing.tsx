import type { ReactNode } from 'react'
import { setBase } from '@/desk/address'
import { showScreen, signedIn } from '@/desk/testing'
import { ShopContext, type Shop } from '@/seller/shop-context'

export { showScreen }

setBase('/espace-vendeur')

export const shop = { id: 's1', name: 'Atelier Batture', slug: 'atelier-batture', status: 'approved' } as Shop

/** Renders a screen for a signed-in seller and their shop. Navigations are recorded, not followed. */
export function showInSpace(ui: ReactNode, answers: Record<string, unknown> = {}) {
  const { screen, asked } = signedIn(
    <ShopContext value={{ current: shop, all: [shop], choose: () => {} }}>{ui}</ShopContext>,
  )
  return { ...showScreen(screen, answers), asked }
}
