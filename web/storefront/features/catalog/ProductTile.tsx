import { useState, type CSSProperties } from 'react'
import { t } from '#i18n/catalog'
import { classNames } from '@/lib/class-names'
import { WishHeart } from '@/storefront/features/wishes/WishHeart'
import { Badge } from '@/ui/Badge'
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
  /** Its photo is seen without scrolling. */
  eager?: boolean
  /** Its photo is the one the page is judged by. */
  priority?: boolean
}

/** A product in a list: photo, shop, name, price. The shop comes before the product. */
export function ProductTile({ product, sizes, eager, priority }: ProductTileProps) {
  const { name, thumbs, minPrice, defaultRegularPrice, rating = 0, reviewCount = 0 } = product
  const href = `/produit/${product.slug}`
  const onSale = defaultRegularPrice > minPrice
  const soldOut = product.available === false
  const second = useSecondPhoto(product.secondPhoto)
  return (
    <article className={classNames(css.tile, soldOut && css.soldOut)} {...second.cues}>
      <div
        className={css.photo}
        style={thumbs && product.color ? ({ '--photo': product.color } as CSSProperties) : undefined}
      >
        <Picture
          className={css.image}
          thumbs={thumbs}
          alt={product.alt || name}
          sizes={sizes}
          eager={eager}
          priority={priority}
        />
        {second.photo && <img className={css.second} src={second.photo} alt="" decoding="async" />}
        {/* Two more ways to the same page as the name below: kept out of the keyboard's and the reader's path. */}
        <Link className={css.cover} href={href} tabIndex={-1} aria-hidden="true">
          <span className={css.details}>{t.tile.details}</span>
        </Link>
        {(onSale || soldOut || product.freeShipping) && (
          <div className={css.badges} data-badges>
            {onSale && <Badge tone="strong">{t.tile.onSale}</Badge>}
            {soldOut && <Badge>{t.tile.soldOut}</Badge>}
            {product.freeShipping && !soldOut && (
              <Badge tone="plain" icon="truck">
                {t.tile.freeShipping}
              </Badge>
            )}
          </div>
        )}
        <WishHeart product={product} className={css.heart} />
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

/** The second photo, fetched once a mouse or the keyboard comes to the tile. On a touch screen nothing hovers. */
function useSecondPhoto(address: string | undefined) {
  const [reached, setReached] = useState(false)
  function reach() {
    if (window.matchMedia?.('(hover: hover)').matches) setReached(true)
  }
  return { photo: reached ? address : undefined, cues: address ? { onMouseEnter: reach, onFocus: reach } : {} }
}
