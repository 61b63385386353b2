import { t } from '#i18n/catalog'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './CategoryGrid.module.css'
import { categoryPicture } from './category-pictures'

/** What a card shows of a category; `link` is built from the slugs of its ancestors. */
export interface CategorySummary {
  id: string
  name: string
  link: string
  productCount?: number
}

const SIZES = '(max-width: 575px) 46vw, (max-width: 998px) 31vw, (max-width: 1199px) 23vw, 15vw'

/** A category with the photograph of its slug. */
export function CategoryCard({ category }: { category: CategorySummary }) {
  const { name, link, productCount } = category
  const thumbs = categoryPicture(link)
  return (
    <Link className={css.card} href={link}>
      <div className={css.photo}>
        {thumbs ? (
          <Picture className={css.image} thumbs={thumbs} alt="" sizes={SIZES} />
        ) : (
          <div className={css.strips} />
        )}
      </div>
      <span className={css.name}>{name}</span>
      {productCount !== undefined && <span className={css.count}>{t.category.products(productCount)}</span>}
    </Link>
  )
}
