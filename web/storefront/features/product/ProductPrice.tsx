import { t as words } from '#i18n/catalog'
import { t } from '#i18n/product'
import { discountPercent } from '@/lib/discount'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Purchase.module.css'
import type { Product, Variant } from './types'

/** The price of the chosen variant, or the lowest one while none is chosen. */
export function ProductPrice({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const price = variant?.price ?? product.minPrice
  const regular = variant ? variant.regularPrice : product.defaultRegularPrice
  if (regular <= price) {
    return (
      <p className={css.price}>
        {!variant && <span className={css.from}>{t.price.from}</span>}
        {formatMoney(price)}
      </p>
    )
  }
  return (
    <p className={css.price}>
      {!variant && <span className={css.from}>{t.price.from}</span>}
      <span className={css.sale}>
        <VisuallyHidden>{words.tile.salePrice} </VisuallyHidden>
        {formatMoney(price)}
      </span>
      <s className={css.regular}>
        <VisuallyHidden>{words.tile.regularPrice} </VisuallyHidden>
        {formatMoney(regular)}
      </s>
      <Badge tone="strong">{t.price.onSale(discountPercent(price, regular))}</Badge>
    </p>
  )
}
