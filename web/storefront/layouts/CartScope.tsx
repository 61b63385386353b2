import type { ReactNode } from 'react'
import { AddToCartContext, RefillCartContext } from '@/storefront/add-to-cart'
import { useCart } from '@/storefront/features/cart/cart-context'
import { CartAnnouncer, CartContents, CartUnknown } from '@/storefront/features/cart/CartContents'
import { CartFooter } from '@/storefront/features/cart/CartFooter'
import { CartProvider } from '@/storefront/features/cart/CartProvider'
import { CartCountContext } from '@/storefront/features/shell/cart-count'
import { CartDrawer } from '@/storefront/features/shell/CartDrawer'

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
  return (
    <CartCountContext value={cart?.itemCount ?? 0}>
      <AddToCartContext value={add}>
        <RefillCartContext value={refill}>{children}</RefillCartContext>
      </AddToCartContext>
      <CartDrawer status={<CartAnnouncer />} unknown={cart ? undefined : <CartUnknown />} footer={<CartFooter />}>
        <CartContents />
      </CartDrawer>
    </CartCountContext>
  )
}
