import { t } from '#i18n/shell'
import { setPanels, usePanel } from '@/storefront/panels'
import { useVisitor } from '@/session/visitor'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cartBadge, useCartCount } from './cart-count'
import css from './HeaderTools.module.css'

/** Who is here, and the ways to their orders, wishes and cart. */
export function HeaderTools() {
  return (
    <div className={css.tools}>
      <Greeting />
      <IconButton className={css.wide} href="/compte/mes-commandes" icon="parcel" label={t.orders} />
      <IconButton className={css.wide} href="/compte/liste-de-souhait" icon="heart" label={t.wishlist} />
      <CartButton />
    </div>
  )
}

/** Opens the cart, and says how much is in it. */
export function CartButton() {
  const cartOpen = usePanel('cart')
  const count = useCartCount()
  const badge = cartBadge(count)
  return (
    <IconButton
      className={css.cart}
      icon="basket"
      label={count > 0 ? t.cartWithCount(count) : t.cart}
      aria-haspopup="dialog"
      aria-expanded={cartOpen}
      onClick={() => setPanels({ cart: true })}
    >
      {badge && (
        <span className={css.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </IconButton>
  )
}

function Greeting() {
  const visitor = useVisitor()
  return (
    <Link className={css.greeting} href={visitor ? '/compte' : '/connexion'}>
      <Icon name="user" />
      <span className={css.hello}>{t.greeting(visitor?.firstName ?? t.guest)}</span>
      <VisuallyHidden>, {visitor ? t.account : t.signIn}</VisuallyHidden>
    </Link>
  )
}
