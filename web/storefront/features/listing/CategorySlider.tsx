import { t } from '#i18n/listing'
import type { CategoryNode } from '@/storefront/categories'
import { Link } from '@/ui/Link'
import { compareNames } from './category-menu'
import css from './CategorySlider.module.css'

const SORTED_FROM = 5

/** The subcategories of narrow screens, side by side under a finger; wide ones have them in the sidebar. */
export function CategorySlider({ categories }: { categories: readonly CategoryNode[] }) {
  const filled = categories.filter((category) => category.filled !== false)
  if (filled.length === 0) return null
  const shown = filled.length >= SORTED_FROM ? [...filled].sort((a, b) => compareNames(a.name, b.name)) : filled
  return (
    <nav className={css.slider} aria-label={t.categories.mostly}>
      <ul>
        {shown.map(({ id, name, link }) => (
          <li key={id}>
            <Link className={css.item} href={link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
