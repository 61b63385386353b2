import { t } from '#i18n/cart'
import { t as saved } from '#i18n/saved-items'
import { classNames } from '@/lib/class-names'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/FieldError'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { QuantityInput } from '@/ui/QuantityInput'
import { useCart } from './cart-context'
import css from './CartLine.module.css'
import { focusNeighbour, leaveLine } from './focus'
import type { CartItem } from './types'

/** One product of the cart: what it is, how many, what it comes to, and what changed since it was put there. */
export function CartLine({ item }: { item: CartItem }) {
  const { remove, move } = useCart()
  const { variant } = item
  const { name, slug } = variant.product
  const href = `/produit/${slug}?variante=${item.variantId}`
  const forSale = item.availability === 'for_sale'
  return (
    <div className={classNames(css.line, !forSale && css.lost)}>
      <Link className={css.photo} href={href} tabIndex={-1} aria-hidden="true">
        <Picture thumbs={item.thumbs} alt="" sizes="5.25rem" />
      </Link>
      <div className={css.text}>
        <div className={css.head}>
          {item.availability === 'gone' ? (
            <span className={css.name}>{name}</span>
          ) : (
            <Link className={css.name} href={href}>
              {name}
            </Link>
          )}
          <IconButton
            className={css.remove}
            icon="trash"
            label={t.remove(name)}
            data-remove
            onClick={(event) => {
              focusNeighbour(event.currentTarget)
              remove(item)
            }}
          />
        </div>
        {variant.name && <p className={css.variant}>{variant.name}</p>}
        {forSale ? <Buying item={item} /> : <FieldError>{whyNot(item)}</FieldError>}
        <Button
          className={css.later}
          size="s"
          variant="link"
          aria-label={saved.saveOf(name)}
          onClick={(event) => {
            leaveLine(event.currentTarget)
            move(item, 'later')
          }}
        >
          {saved.save}
        </Button>
      </div>
    </div>
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
  if (availability === 'shop_is_away' && vacationUntil) return t.away(formatDate(vacationUntil))
  return t.gone
}
