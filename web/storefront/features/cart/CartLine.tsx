import { t } from '#i18n/cart'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { isOpenEnded } from '@/lib/vacation'
import { FieldError } from '@/ui/FieldError'
import { Icon } from '@/ui/Icon'
import { QuantityInput } from '@/ui/QuantityInput'
import { useCart } from './cart-context'
import css from './CartLine.module.css'
import { ItemFrame } from './ItemFrame'
import type { CartItem } from './types'

/** One product of the cart: what it is, how many, what it comes to, and what changed since it was put there. */
export function CartLine({ item }: { item: CartItem }) {
  const forSale = item.availability === 'for_sale'
  return (
    <ItemFrame item={item} moveTo="later" className={!forSale && css.lost}>
      {forSale ? <Buying item={item} /> : <FieldError>{whyNot(item)}</FieldError>}
    </ItemFrame>
  )
}

function Buying({ item }: { item: CartItem }) {
  const { quantityOf, setQuantity, busy } = useCart()
  const { price, variant } = item
  const { unitPrice, regularUnitPrice, previousUnitPrice, totalPrice } = price
  const quantity = quantityOf(item)
  return (
    <>
      <div className={css.sums}>
        <QuantityInput
          size="s"
          label={t.quantityOf(variant.product.name)}
          value={quantity}
          max={item.maxQuantity}
          onChange={(wanted) => setQuantity(item, wanted)}
          aboveMax={tooMany(item)}
        />
        <p className={css.sum} data-busy={busy || undefined}>
          {formatMoney(totalPrice)}
          {item.quantity > 1 && <small>{t.each(formatMoney(unitPrice))}</small>}
          {regularUnitPrice > unitPrice && item.quantity === 1 && <s>{formatMoney(regularUnitPrice)}</s>}
        </p>
      </div>
      {previousUnitPrice !== null && (
        <p className={css.changed}>
          <Icon name="info" size="xs" />
          {t.priceChanged(formatMoney(previousUnitPrice), formatMoney(unitPrice))}
        </p>
      )}
    </>
  )
}

/** Whether the stock or the shop's own limit stands in the way. */
function tooMany({ variant, maxQuantity }: CartItem): string {
  return variant.inventoryQuantity === maxQuantity ? t.stockLeft(maxQuantity) : t.aboveLimit(maxQuantity)
}

function whyNot({ availability, vacationUntil }: CartItem): string {
  if (availability === 'sold_out') return t.soldOut
  if (availability === 'shop_is_away' && vacationUntil)
    return isOpenEnded(vacationUntil) ? t.paused : t.away(formatDate(vacationUntil))
  return t.gone
}
