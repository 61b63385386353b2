import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '#i18n/product'
import { get } from '@/api/client'
import type { components } from '@/api/schema'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import type { ProductSummary } from '@/storefront/features/catalog/types'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import css from './RecentlyViewed.module.css'
import { forgetSeen, noteSeen, readSeen } from './seen'

const SHOWN = 6

type Product = components['schemas']['CatalogProductWire']

type RecentlyViewedProps = {
  /** The product on screen; none elsewhere. */
  current?: string
}

/**
 * What was seen before on this device, and the memory of what is seen now. Only addresses are remembered: names and
 * prices are read fresh, and what is no longer for sale drops out.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const [slugs, setSlugs] = useState<string[]>([])
  useEffect(() => {
    setSlugs(
      readSeen()
        .filter((slug) => slug !== current)
        .slice(0, SHOWN),
    )
    if (current) noteSeen(current)
  }, [current])
  const answers = useQueries({
    queries: slugs.map((slug) => ({ ...get('/products/slug/{slug}', { path: { slug } }), retry: false })),
  })
  const products = answers.flatMap(({ data }) => (data ? [tileOf(data)] : []))
  if (products.length === 0 || answers.some(({ isPending }) => isPending)) return null
  return (
    <section className={`${layout.section} ${layout.frame}`} aria-labelledby="vus-recemment">
      <div className={layout.sectionHead}>
        <h2 id="vus-recemment">{t.more.recent}</h2>
        <p className={css.note}>
          {t.more.recentNote}{' '}
          <Button
            variant="link"
            size="s"
            onClick={() => {
              forgetSeen()
              setSlugs([])
            }}
          >
            {t.more.forget}
          </Button>
        </p>
      </div>
      <ProductGrid products={products} columns={SHOWN} />
    </section>
  )
}

/** A product as lists show it. */
function tileOf(product: Product): ProductSummary {
  const [first, second] = product.productPhotos
  return {
    ...product,
    storeCity: product.store.city,
    available: product.variants.some(({ inventoryStatus }) => inventoryStatus === 'in_stock'),
    ...(first && { alt: first.alt, color: first.color }),
    ...(second && { secondPhoto: second.thumbs['480.webp'] || second.thumbs['480.jpeg'] }),
  }
}
