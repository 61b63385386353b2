import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '#i18n/product'
import { get } from '@/api/client'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import css from './RecentlyViewed.module.css'
import { forgetSeen, noteSeen, readSeen } from './seen'

const SHOWN = 6

/**
 * What was seen before on this device, and the memory of what is seen now. Only addresses are remembered: names and
 * prices are read fresh, and what is no longer for sale drops out.
 */
export function RecentlyViewed({ current }: { current: string }) {
  const [slugs, setSlugs] = useState<string[]>([])
  useEffect(() => {
    setSlugs(
      readSeen()
        .filter((slug) => slug !== current)
        .slice(0, SHOWN),
    )
    noteSeen(current)
  }, [current])
  const answers = useQueries({
    queries: slugs.map((slug) => ({ ...get('/products/slug/{slug}', { path: { slug } }), retry: false })),
  })
  const products = answers.flatMap(({ data }) =>
    data ? [{ ...data, storeCity: data.store.city, ...photoOf(data) }] : [],
  )
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

function photoOf({ productPhotos: [photo] }: { productPhotos: { alt: string; color: string }[] }) {
  return photo ? { alt: photo.alt, color: photo.color } : {}
}
