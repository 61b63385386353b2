import { useCart } from '@/storefront/features/cart/cart-context'
import { CartAnnouncer } from '@/storefront/features/cart/CartAnnouncer'
import { CartContents, CartUnknown } from '@/storefront/features/cart/CartContents'
import { CartFooter } from '@/storefront/features/cart/CartFooter'
import { SavedItems } from '@/storefront/features/cart/SavedItems'
import { CartDrawer } from '@/storefront/features/shell/CartDrawer'

/** The cart in its drawer. */
export function CartPanel() {
  const { cart } = useCart()
  return (
    <CartDrawer
      status={<CartAnnouncer />}
      unknown={cart ? undefined : <CartUnknown />}
      footer={<CartFooter />}
      below={<SavedItems />}
    >
      <CartContents />
    </CartDrawer>
  )
}
