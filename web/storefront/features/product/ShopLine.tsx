import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './Purchase.module.css'
import type { Product } from './types'

/** Who sells it, before what it is: the shop's sign, its name and its town. */
export function ShopLine({ store }: { store: Product['store'] }) {
  return (
    <Link className={css.shop} href={`/boutique/${store.slug}`}>
      <span className={css.sign} aria-hidden="true">
        {store.thumbs ? <Picture className={css.signImage} thumbs={store.thumbs} alt="" sizes="3rem" eager /> : initials(store.name)}
      </span>
      <span>
        <span className={css.shopName}>{store.name}</span>
        <span className={css.town}>{store.city}</span>
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
