import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '#i18n/product'
import { formatDate } from '@/lib/format-date'
import { isOpenEnded } from '@/lib/vacation'
import { useAddToCart } from '@/storefront/add-to-cart'
import { Offers } from '@/storefront/features/catalog/Offers'
import { WishButton } from '@/storefront/features/wishes/WishButton'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { QuantityInput } from '@/ui/QuantityInput'
import { lead } from './description'
import { NotifyMe } from './NotifyMe'
import { Options } from './Options'
import { ProductPrice } from './ProductPrice'
import { Promises } from './Promises'
import { RatingLink } from './RatingLink'
import css from './Purchase.module.css'
import { ShippingInfo } from './ShippingInfo'
import { ShopLine } from './ShopLine'
import type { Product, Variant } from './types'
import { usePassed } from './use-passed'
import type { Choice } from './use-variant'
import { inStock } from './variants'

/** Comes once the buy button is scrolled past. */
const BuyBar = lazy(async () => ({ default: (await import('./BuyBar')).BuyBar }))

type PurchaseProps = {
  product: Product
  choice: Choice
  /** The moment the page was made, in milliseconds. */ now: number
}

/** Everything needed to buy: who sells it, its price, what to choose, how many, and what shipping costs. */
export function Purchase({ product, choice, now }: PurchaseProps) {
  const [wanted, setQuantity] = useState(1)
  const { add, adding } = useAddToCart()
  const { variant } = choice
  const { store } = product
  const away = store.vacationUntil !== null && Date.parse(store.vacationUntil) > now
  const max = Math.max(1, variant?.maxQuantity ?? 1) // of what is sold out the button says enough
  const paused = away && isOpenEnded(store.vacationUntil ?? '')
  const blocked = paused ? t.buy.paused : blockedBy(variant, away)
  const quantity = blocked ? 1 : wanted
  const outside = quantity < 1 || quantity > max
  const put = useRef<HTMLDivElement>(null)
  const passed = usePassed(put)
  const buy = () => variant && add({ variantId: variant.id, quantity })
  return (
    <div className={css.purchase}>
      <ShopLine store={store} />
      <h1 className={css.name}>{product.name}</h1>
      <RatingLink reviews={product.reviews} />
      <ProductPrice product={product} variant={variant} />
      <Offers offers={product.offers} />
      {product.description && <p className={css.lead}>{lead(product.description)}</p>}
      {away && store.vacationUntil && (
        <div className={css.away}>
          <Alert kind="error" title={paused ? t.shop.pausedTitle(store.name) : t.shop.awayTitle(store.name)}>
            {paused ? t.shop.paused : t.shop.awayUntil(formatDate(store.vacationUntil))}
          </Alert>
        </div>
      )}
      <Options product={product} choice={choice} />
      <div className={css.put} ref={put}>
        <QuantityInput value={quantity} max={max} onChange={setQuantity} disabled={blocked !== null} />
        <Button full disabled={blocked !== null || outside} loading={adding} onClick={buy}>
          {blocked ?? t.buy.add}
        </Button>
      </div>
      {passed && variant && !blocked && !outside && (
        <Suspense>
          <BuyBar name={product.name} price={variant.price} adding={adding} onAdd={buy} />
        </Suspense>
      )}
      {variant && !inStock(variant) && !away && <NotifyMe key={variant.id} variantId={variant.id} />}
      {!blocked && variant?.limitPerOrder != null && <p className={css.limit}>{t.buy.limit(variant.limitPerOrder)}</p>}
      <div className={css.wish}>
        <WishButton productId={product.id} variantId={variant?.id} />
      </div>
      {/* What cannot be bought is not shipped: nothing is promised of it. Nor does every shop send parcels. */}
      {store.deliveryMethod === 'parcel' && (!variant || inStock(variant)) && (
        <ShippingInfo store={store} subtotal={(variant?.price ?? product.minPrice) * Math.max(1, quantity)} />
      )}
      <Promises product={product} variant={variant} />
    </div>
  )
}

/** Why nothing can be put in the cart now, in the button's own words; null when something can. */
function blockedBy(variant: Variant | undefined, away: boolean): string | null {
  if (away) return t.buy.away
  if (!variant) return t.buy.choose
  return inStock(variant) ? null : t.buy.soldOut
}
