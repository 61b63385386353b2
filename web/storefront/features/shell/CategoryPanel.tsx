import { t } from '#i18n/shell'
import type { CategoryNode } from '@/storefront/categories'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { useLater } from '@/ui/useLater'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { formatCount } from '@/lib/format-money'
import css from './CategoryPanel.module.css'

const loadFigure = () => import('./CategoryFigure').then(({ CategoryFigure }) => CategoryFigure)

type CategoryPanelProps = { category: CategoryNode; onPointerEnter: () => void }

/** The second level of a category: its children in rows of 2 with how much they hold, and a picture. */
export function CategoryPanel({ category, onPointerEnter }: CategoryPanelProps) {
  const CategoryFigure = useLater(true, loadFigure)
  return (
    <div className={css.panel} data-level2 onPointerEnter={onPointerEnter}>
      <div className={`${layout.frame} ${css.columns}`}>
        <div>
          <div className={css.head}>
            <h2 className={css.title}>{category.name}</h2>
            <Link className={layout.link} href={category.link}>
              {t.seeAll}
              <VisuallyHidden> {category.name}</VisuallyHidden>
            </Link>
          </div>
          <ol className={css.list} aria-busy={category.children.length === 0}>
            {category.children.map((child) => (
              <li key={child.id}>
                <Link className={css.child} href={child.link}>
                  {child.name}{' '}
                  {!!child.productCount && (
                    <span className={css.count}>
                      {formatCount(child.productCount)}
                      <VisuallyHidden> {t.productsUnit(child.productCount)}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </div>
        {category.photo && (
          <figure className={css.figure}>
            {CategoryFigure && <CategoryFigure photo={category.photo} slug={category.slug} />}
          </figure>
        )}
      </div>
    </div>
  )
}
