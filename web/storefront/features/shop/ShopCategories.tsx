import { t } from '#i18n/shop'
import { formatCount } from '@/lib/format-money'
import type { Category } from '@/storefront/categories'
import type { CategoryFacet } from '@/storefront/features/listing/types'
import { categoryKey } from '@/storefront/features/listing/category-menu'
import css from '@/storefront/features/listing/Filters.module.css'
import { Link } from '@/ui/Link'
import { soldCategories } from './sold-categories'

type ShopCategoriesProps = {
  /** All there are. */
  categories: readonly Category[]
  /** Counted whatever category is chosen. */
  facets: readonly CategoryFacet[]
  /** Keys of the chosen categories, as the address writes them. */
  chosen: readonly string[]
  /** Everything the shop sells that answers the other filters, when no category is chosen. */
  total: number | undefined
  /** Where a category leads, by its key; null is the whole shop. */
  linkTo: (key: string | null) => string
}

/** The whole shop, then the categories it sells in, with how much each holds. */
export function ShopCategories({ categories, facets, chosen, total, linkTo }: ShopCategoriesProps) {
  const rowClass = (current: boolean) => (current ? `${css.row} ${css.current}` : css.row)
  const whole = chosen.length === 0
  return (
    <nav className={css.block} aria-label={t.categories.label}>
      <h2 className={css.title}>{t.categories.title}</h2>
      <Link className={rowClass(whole)} href={linkTo(null)} aria-current={whole || undefined}>
        <span>{t.categories.all}</span>
        {whole && total !== undefined && <span className={css.count}>{formatCount(total)}</span>}
      </Link>
      <ul className={css.children}>
        {soldCategories(categories, facets).map((category) => {
          const { id, name, count } = category
          const key = categoryKey(category)
          const current = chosen.includes(key)
          return (
            <li key={id}>
              <Link className={rowClass(current)} href={linkTo(key)} aria-current={current || undefined}>
                <span>{name}</span>
                <span className={css.count}>{formatCount(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
