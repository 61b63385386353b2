import { t } from '#i18n/saved-items'
import { formatMoney } from '@/lib/format-money'
import { useCart } from './cart-context'
import contents from './CartContents.module.css'
import css from './CartLine.module.css'
import { ItemFrame } from './ItemFrame'
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
  const forSale = item.availability === 'for_sale'
  return (
    <ItemFrame item={item} moveTo={forSale ? 'back' : undefined}>
      <p className={css.variant}>
        {forSale ? formatMoney(item.price.unitPrice) : whyNot(item)} {item.quantity > 1 && t.quantity(item.quantity)}
      </p>
    </ItemFrame>
  )
}

function whyNot({ availability }: CartItem): string {
  if (availability === 'sold_out') return t.soldOut
  return availability === 'shop_is_away' ? t.away : t.gone
}
