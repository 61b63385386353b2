import type { ReactNode } from 'react'
import { t } from '#i18n/shell'
import { setPanels, usePanel } from '@/storefront/panels'
import { Button } from '@/ui/Button'
import { Drawer } from '@/ui/Drawer'
import { EmptyState } from '@/ui/EmptyState'
import css from './CartDrawer.module.css'
import { useCartCount } from './cart-count'

type CartDrawerProps = {
  /** What is said aloud, whether the cart is empty or not. */
  status?: ReactNode
  /** Shown in place of everything while the cart is not known. */
  unknown?: ReactNode
  footer?: ReactNode
  /** Below the contents, also those of an empty cart. */
  below?: ReactNode
  children?: ReactNode
}

/** The right drawer "Mon panier". The cart feature fills it; an empty cart shows the way back to the shops. */
export function CartDrawer({ status, unknown, footer, below, children }: CartDrawerProps) {
  const open = usePanel('cart')
  const empty = useCartCount() === 0
  return (
    <Drawer open={open} onClose={() => setPanels({ cart: false })} title={t.cart} footer={empty ? undefined : footer}>
      {status}
      {unknown ? <div className={css.empty}>{unknown}</div> : empty ? <EmptyCart /> : children}
      {below}
    </Drawer>
  )
}

function EmptyCart() {
  return (
    <div className={css.empty}>
      <EmptyState
        drawing="basket"
        level={3}
        title={t.emptyCart}
        text={t.emptyCartHint}
        action={<Button href="/recherche">{t.goShopping}</Button>}
      />
    </div>
  )
}
