import { t } from '#i18n/catalog'
import { discountPercent } from '@/lib/discount'
import { formatMoney } from '@/lib/format-money'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './ProductTile.module.css'

/** A price; when the regular one exceeds it, that one struck through and the percentage off beside it. */
export function Price({ price, regularPrice }: { price: number; regularPrice: number }) {
  if (regularPrice <= price) return <p className={css.price}>{formatMoney(price)}</p>
  const percent = discountPercent(price, regularPrice)
  return (
    <p className={css.price}>
      <span className={css.sale}>
        <VisuallyHidden>{t.tile.salePrice} </VisuallyHidden>
        {formatMoney(price)}
      </span>
      <s>
        <VisuallyHidden>{t.tile.regularPrice} </VisuallyHidden>
        {formatMoney(regularPrice)}
      </s>
      {percent !== null && <span className={css.percent}>{t.tile.discount(percent)}</span>}
    </p>
  )
}
