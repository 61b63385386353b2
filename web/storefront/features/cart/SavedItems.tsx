import { t as cartWords } from '#i18n/cart'
import { t } from '#i18n/saved-items'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { useCart } from './cart-context'
import contents from './CartContents.module.css'
import css from './CartLine.module.css'
import { focusNeighbour, leaveLine } from './focus'
import type { CartItem } from './types'

/** What is kept for later: below the cart, in none of its sums. */
export function SavedItems() {
  const { cart } = useCart()
  if (!cart?.saved?.length) return null
  return (
    <section className={contents.lot} aria-label={t.title} data-cart>
      <h3 className={contents.shop}>{t.title}</h3>
      <ul className={contents.lines}>
        {cart.saved.map((item) => (
          <li key={item.id} className={contents.line}>
            <SavedItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SavedItem({ item }: { item: CartItem }) {
  const { move, remove } = useCart()
  const { variant, price, quantity, availability } = item
  const { name, slug } = variant.product
  const forSale = availability === 'for_sale'
  const href = `/produit/${slug}?variante=${item.variantId}`
  return (
    <div className={css.line}>
      <span className={css.photo}>
        <Picture thumbs={item.thumbs} alt="" sizes="5.25rem" />
      </span>
      <div className={css.text}>
        <div className={css.head}>
          {availability === 'gone' ? (
            <span className={css.name}>{name}</span>
          ) : (
            <Link className={css.name} href={href}>
              {name}
            </Link>
          )}
          <IconButton
            className={css.remove}
            icon="trash"
            label={cartWords.remove(name)}
            data-remove
            onClick={(event) => {
              focusNeighbour(event.currentTarget)
              remove(item)
            }}
          />
        </div>
        {variant.name && <p className={css.variant}>{variant.name}</p>}
        <p className={css.variant}>
          {forSale ? formatMoney(price.unitPrice) : whyNot(item)} {quantity > 1 && t.quantity(quantity)}
        </p>
        {forSale && (
          <Button
            className={css.later}
            size="s"
            variant="link"
            aria-label={t.backOf(name)}
            onClick={(event) => {
              leaveLine(event.currentTarget)
              move(item, 'back')
            }}
          >
            {t.back}
          </Button>
        )}
      </div>
    </div>
  )
}

function whyNot({ availability }: CartItem): string {
  if (availability === 'sold_out') return t.soldOut
  return availability === 'shop_is_away' ? t.away : t.gone
}
