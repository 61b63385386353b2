import { t } from '#i18n/cart'
import { t as words } from '#i18n/promotions'
import { formatMoney } from '@/lib/format-money'
import { minus } from '@/lib/promotion-text'
import { PromotionCodes } from '@/storefront/features/codes/PromotionCodes'
import { Button } from '@/ui/Button'
import { useCart } from './cart-context'
import css from './CartFooter.module.css'
import { isOutside } from './quantities'

/** The sum and the way to the checkout, closed while a quantity is above its limit or a change is on its way. */
export function CartFooter() {
  const { cart, busy, quantityOf, call } = useCart()
  if (!cart) return null
  const outside = cart.items.some((item) => isOutside(item, quantityOf(item)))
  const open = cart.items.length > 0 && !outside && !busy
  return (
    <div>
      {cart.items.length > 0 && <PromotionCodes codes={cart.codes} change={call} />}
      {cart.discount > 0 && (
        <>
          <Line label={t.subTotal} amount={formatMoney(cart.subTotal)} busy={busy} />
          <Line label={words.discount} amount={minus(cart.discount)} busy={busy} />
        </>
      )}
      <p className={css.total}>
        <span>{cart.discount > 0 ? words.after : t.subTotal}</span>
        <span className={css.amount} data-busy={busy || undefined}>
          {formatMoney(cart.afterDiscount)}
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

function Line({ label, amount, busy }: { label: string; amount: string; busy: boolean }) {
  return (
    <p className={css.line}>
      <span>{label}</span>
      <span className={css.amount} data-busy={busy || undefined}>
        {amount}
      </span>
    </p>
  )
}
