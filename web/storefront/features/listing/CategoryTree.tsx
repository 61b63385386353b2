import type { MouseEvent } from 'react'
import { t } from '#i18n/listing'
import { formatCount } from '@/lib/format-money'
import type { CategoryNode } from '@/storefront/categories'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { categoryKey, filledOf, holdsAny, pickCategory } from './category-menu'
import css from './Filters.module.css'
import type { CategoryFacet } from './types'

type CategoryTreeProps = {
  tree: readonly CategoryNode[]
  facets: readonly CategoryFacet[]
  /** Keys of the chosen categories. */
  chosen: readonly string[]
  hrefFor: (keys: readonly string[]) => string
  onChoose: (keys: readonly string[]) => void
}

/**
 * All categories that hold results; several may be chosen, and a chosen one opens on those below it. Links, so that
 * they work before the page's code.
 */
export function CategoryTree({ tree, facets, chosen, hrefFor, onChoose }: CategoryTreeProps) {
  const counts = new Map(facets.map(({ key, count }) => [key, count]))
  function choose(event: MouseEvent, keys: readonly string[]) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(keys)
  }
  const branch = (nodes: readonly CategoryNode[]) => {
    const filled = filledOf(nodes, counts)
    if (filled.length === 0) return null
    return (
      <ul className={css.children}>
        {filled.map(({ node, count }) => {
          const on = chosen.includes(categoryKey(node))
          const next = pickCategory(tree, chosen, node)
          return (
            <li key={node.id}>
              <Link
                className={on ? `${css.row} ${css.current}` : css.row}
                href={hrefFor(next)}
                rel="nofollow"
                aria-current={on || undefined}
                onClick={(event) => choose(event, next)}
              >
                <span>{node.name}</span>
                <span className={css.count}>{formatCount(count)}</span>
                {on && <Icon name="check" size="s" />}
              </Link>
              {(on || holdsAny(node, chosen)) && branch(node.children)}
            </li>
          )
        })}
      </ul>
    )
  }
  const all = chosen.length === 0
  return (
    <nav className={css.block} aria-label={t.categories.label}>
      <h2 className={css.title}>{t.categories.title}</h2>
      <Link
        className={all ? `${css.row} ${css.current}` : css.row}
        href={hrefFor([])}
        aria-current={all || undefined}
        onClick={(event) => choose(event, [])}
      >
        <span>{t.categories.all}</span>
      </Link>
      {branch(tree)}
    </nav>
  )
}
