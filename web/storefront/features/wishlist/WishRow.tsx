import { t } from '#i18n/wishlist'
import { classNames } from '@/lib/class-names'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { useAddToCart } from '@/storefront/add-to-cart'
import { Price } from '@/storefront/features/catalog/Price'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { availabilityOf, type Availability } from './availability'
import type { WishlistItem } from './types'
import css from './WishRow.module.css'

type WishRowProps = { item: WishlistItem; removing: boolean; onRemove: () => void }

const badges: Record<Availability, [tone: 'success' | 'waiting' | 'neutral', text: string]> = {
  available: ['success', t.inStock],
  soldOut: ['waiting', t.soldOut],
  away: ['waiting', t.away],
  gone: ['neutral', t.gone],
}

/** One thing kept for later: what it is, what it costs today, and whether it can be had. */
export function WishRow({ item, removing, onRemove }: WishRowProps) {
  const { add, adding } = useAddToCart()
  const { variantId, productSlug, storeName, storeSlug, thumbs, currentPrice, regularPrice, addedAt } = item
  const name = item.name || t.unknownProduct
  const availability = availabilityOf(item)
  const isGone = availability === 'gone'
  const href = `/produit/${productSlug}?variante=${variantId}`
  const options = Object.entries(item.options as Record<string, string>)
  const [tone, text] = badges[availability]
  return (
    <article className={classNames(css.row, isGone && css.gone)}>
      <span className={css.photo}>
        <Picture thumbs={thumbs as typeof thumbs | null} alt="" sizes="6rem" />
        {!isGone && <Link className={css.cover} href={href} tabIndex={-1} aria-hidden="true" />}
      </span>
      <div className={css.text}>
        {storeName && (
          <Link className={css.shop} href={`/boutique/${storeSlug}`}>
            {storeName}
          </Link>
        )}
        <h2 className={css.name}>{isGone ? name : <Link href={href}>{name}</Link>}</h2>
        {options.length > 0 && <p className={css.detail}>{t.options(options)}</p>}
        {currentPrice > 0 && <Price price={currentPrice} regularPrice={regularPrice} />}
        <p className={css.facts}>
          <Badge tone={tone}>{text}</Badge>
          <time dateTime={formatIsoDate(addedAt)}>{t.addedOn(formatDate(addedAt))}</time>
        </p>
      </div>
      <div className={css.actions}>
        <Button
          size="s"
          disabled={availability !== 'available'}
          loading={adding}
          aria-label={t.buyOf(name)}
          onClick={() => add({ variantId, quantity: 1 })}
        >
          {t.buy}
        </Button>
        <Button size="s" variant="link" loading={removing} aria-label={t.removeOf(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </article>
  )
}
