import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './ShopGrid.module.css'
import type { ShopSummary } from './types'

/** A shop with its photo (or its initial on a sign), what it makes and its town. */
export function ShopCard({ shop }: { shop: ShopSummary }) {
  return (
    <Link className={css.card} href={`/boutique/${shop.slug}`}>
      {shop.thumbs ? (
        <div className={css.photo}>
          <Picture className={css.image} thumbs={shop.thumbs} alt="" sizes="8.5rem" />
        </div>
      ) : (
        <div className={css.sign} aria-hidden="true">
          {[...shop.name][0]}
        </div>
      )}
      <div className={css.text}>
        <h3>{shop.name}</h3>
        <p className={css.tagline}>{shop.tagline}</p>
        <span className={css.town}>
          <Icon name="pin" size="s" />
          {shop.city}
        </span>
      </div>
    </Link>
  )
}
