import { t } from '#i18n/listing'
import { formatCount } from '@/lib/format-money'
import type { CategoryNode } from '@/storefront/categories'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import type { CategoryMenu } from './category-menu'
import css from './Filters.module.css'

type CategoryFilterProps = {
  menu: CategoryMenu
  /** Where a category leads; null is all categories. */
  linkTo: (node: CategoryNode | null) => string
}

/** The way up, the current category and its subcategories, with how much each holds. */
export function CategoryFilter({ menu, linkTo }: CategoryFilterProps) {
  const { parent, current, children, count } = menu
  return (
    <nav className={css.block} aria-label={t.categories.label}>
      <h2 className={css.title}>{t.categories.title}</h2>
      {parent !== undefined && (
        <Link className={`${css.row} ${css.up}`} href={linkTo(parent)}>
          <Icon name="chevronLeft" size="s" />
          <span>{parent?.name ?? t.categories.all}</span>
        </Link>
      )}
      <Link className={`${css.row} ${css.current}`} href={linkTo(current)} aria-current="true">
        <span>{current?.name ?? t.categories.all}</span>
        <span className={css.count}>{formatCount(count)}</span>
      </Link>
      {children.length > 0 && (
        <ul className={css.children}>
          {children.map(({ node, count }) => (
            <li key={node.id}>
              <Link className={css.row} href={linkTo(node)}>
                <span>{node.name}</span>
                <span className={css.count}>{formatCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
