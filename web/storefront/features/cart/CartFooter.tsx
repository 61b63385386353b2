import { t } from '#i18n/cart'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { useCart } from './cart-context'
import css from './CartFooter.module.css'
import { isOutside } from './quantities'

/** The sum and the way to the checkout, closed while a quantity is above its limit or a change is on its way. */
export function CartFooter() {
  const { cart, busy, quantityOf } = useCart()
  if (!cart) return null
  const outside = cart.items.some((item) => isOutside(item, quantityOf(item)))
  const open = cart.items.length > 0 && !outside && !busy
  return (
    <div>
      <p className={css.total}>
        <span>{t.subTotal}</span>
        <span className={css.amount} data-busy={busy || undefined}>
          {formatMoney(cart.subTotal)}
        </span>
      </p>
      <p className={css.note}>{outside ? t.blocked : t.later}</p>
      {open ? (
        <Button full href="/panier">
          {t.order}
        </Button>
      ) : (
        <Button full disabled loading={busy && !outside}>
          {t.order}
        </Button>
      )}
    </div>
  )
}
