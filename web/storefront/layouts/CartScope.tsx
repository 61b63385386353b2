import type { ReactNode } from 'react'
import { AddToCartContext, RefillCartContext } from '@/storefront/add-to-cart'
import { useCart } from '@/storefront/features/cart/cart-context'
import { CartProvider } from '@/storefront/features/cart/CartProvider'
import { CartCountContext } from '@/storefront/features/shell/cart-count'
import { usePanel } from '@/storefront/panels'
import { useLater } from '@/ui/useLater'

const loadPanel = () => import('./CartPanel').then(({ CartPanel }) => CartPanel)

/** Provides the cart's item count and its add action to features that do not import the cart. */
export function CartScope({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <CartContexts>{children}</CartContexts>
    </CartProvider>
  )
}

function CartContexts({ children }: { children: ReactNode }) {
  const { cart, add, refill } = useCart()
  const CartPanel = useLater(usePanel('cart'), loadPanel)
  return (
    <CartCountContext value={cart?.itemCount ?? 0}>
      <AddToCartContext value={add}>
        <RefillCartContext value={refill}>{children}</RefillCartContext>
      </AddToCartContext>
      {CartPanel && <CartPanel />}
    </CartCountContext>
  )
}
