import type { CSSProperties } from 'react'
import { t } from '#i18n/catalog'
import { classNames } from '@/lib/class-names'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Price } from './Price'
import { Rating } from './Rating'
import css from './ProductTile.module.css'
import type { ProductSummary } from './types'

type ProductTileProps = {
  product: ProductSummary
  /** The width of one tile in its grid, as in the `sizes` of an image. */
  sizes: string
  eager?: boolean
}

/** A product in a list: photo, shop, name, price. The shop comes before the product. */
export function ProductTile({ product, sizes, eager }: ProductTileProps) {
  const { name, thumbs, minPrice, defaultRegularPrice, rating = 0, reviewCount = 0 } = product
  const href = `/produit/${product.slug}`
  const onSale = defaultRegularPrice > minPrice
  return (
    <article className={css.tile}>
      <div
        className={classNames(css.photo, !thumbs && css.empty)}
        style={thumbs && product.color ? ({ '--photo': product.color } as CSSProperties) : undefined}
      >
        <Picture className={css.image} thumbs={thumbs} alt={product.alt || name} sizes={sizes} priority={eager} />
        {/* Two more ways to the same page as the name below: kept out of the keyboard's and the reader's path. */}
        <Link className={css.cover} href={href} tabIndex={-1} aria-hidden="true">
          <span className={css.details}>
            {t.tile.details} <Icon name="chevronRight" size="s" />
          </span>
        </Link>
        <div className={css.badges}>
          {onSale && <Badge tone="strong">{t.tile.onSale}</Badge>}
          {product.freeShipping && (
            <Badge tone="plain" icon="truck">
              {t.tile.freeShipping}
            </Badge>
          )}
        </div>
      </div>
      <Link className={css.shop} href={`/boutique/${product.storeSlug}`}>
        {product.storeName}
        {product.distance !== undefined && <span className={css.distance}>{t.tile.away(product.distance)}</span>}
      </Link>
      <Link className={css.name} href={href}>
        {name}
      </Link>
      <Rating average={rating} count={reviewCount} />
      <Price price={minPrice} regularPrice={defaultRegularPrice} />
    </article>
  )
}
