import type { ReactNode } from 'react'
import { t } from '#i18n/shop'
import { Rating } from '@/storefront/features/catalog/Rating'
import type { ProductSummary } from '@/storefront/features/catalog/types'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import css from './ShopFront.module.css'
import { groundOf, ShopSign } from './ShopSign'
import { ShopWindow } from './ShopWindow'
import type { Shop } from './types'

type ShopFrontProps = {
  shop: Shop
  /** The opening of its presentation. */
  excerpt: string
  /** What it asks for shipping, on one line. */
  shipping: string
  /** What stands in the window when the shop gave no banner. */
  products: readonly ProductSummary[]
  /** The way to follow it. */
  follow?: ReactNode
}

/** The top of a shop's page: its logo, a short text, and a banner or some products. */
export function ShopFront({ shop, excerpt, shipping, products, follow }: ShopFrontProps) {
  return (
    <header className={css.front} style={groundOf(shop.categoryCode)}>
      <div className={css.frame}>
        <div className={css.text}>
          <div className={css.sign}>
            <ShopSign shop={shop} />
            {shop.categoryLabel && <span className={css.trade}>{shop.categoryLabel}</span>}
          </div>
          <h1>{shop.name}</h1>
          <Rating average={shop.rating} count={shop.reviewCount} />
          {excerpt && <p className={css.lead}>{excerpt}</p>}
          <ul className={css.facts} aria-label={t.facts.label}>
            <li>
              <Icon name="pin" size="s" />
              {t.place(shop.city, shop.postalCode)}
            </li>
            <li>
              <Icon name="truck" size="s" />
              {shipping}
            </li>
          </ul>
          <Button variant="secondary" href={`/boutique/${shop.slug}/a-propos`}>
            {t.about}
          </Button>
          {follow}
        </div>
        <ShopWindow banner={shop.banner} products={products} />
      </div>
    </header>
  )
}
