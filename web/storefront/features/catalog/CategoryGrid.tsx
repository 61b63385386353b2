import { classNames } from '@/lib/class-names'
import { CategoryCard, type CategorySummary } from './CategoryCard'
import css from './CategoryGrid.module.css'

type CategoryGridProps = {
  categories: readonly CategorySummary[]
  /** Shows only the first six on a phone, where a link to all of them stands beside. */
  brief?: boolean
}

/** Category cards in 6, 4, 3 or 2 columns. */
export function CategoryGrid({ categories, brief }: CategoryGridProps) {
  return (
    <div className={classNames(css.grid, brief && css.brief)}>
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
    </div>
  )
}
