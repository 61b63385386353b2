import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/product'
import { get } from '@/api/client'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { distanceKm } from './distance'
import css from './Purchase.module.css'
import type { Product } from './types'

/** Who sells it, before what it is: the shop's sign, its name, its town and how far that is. */
export function ShopLine({ store }: { store: Product['store'] }) {
  // Known in the browser alone, once the shell has read it: the page never waits for it.
  const { data: here } = useQuery({ ...get('/services/location'), staleTime: Infinity, retry: false })
  const km = here ? distanceKm(here, store) : null
  return (
    <Link className={css.shop} href={`/boutique/${store.slug}`}>
      <span className={css.sign} aria-hidden="true">
        {store.thumbs ? (
          <Picture className={css.signImage} thumbs={store.thumbs} alt="" sizes="3rem" eager />
        ) : (
          initials(store.name)
        )}
      </span>
      <span>
        <span className={css.shopName}>{store.name}</span>
        <span className={css.town}>{km === null ? store.city : t.shop.away(store.city, km)}</span>
      </span>
    </Link>
  )
}

function initials(name: string): string {
  return name
    .split(/[\s’'-]+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
