import { t } from '#i18n/catalog'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { sitePicture } from '@/assets/pictures'
import type { CategoryNode } from '@/storefront/categories'
import css from './CategoryGrid.module.css'

/** What a card shows of a category; `link` is built from the slugs of its ancestors. */
export type CategorySummary = Pick<CategoryNode, 'id' | 'name' | 'link' | 'productCount' | 'photo'>

const SIZES = '(max-width: 575px) 46vw, (max-width: 998px) 31vw, (max-width: 1199px) 23vw, 15vw'

/** A category with its photograph. */
export function CategoryCard({ category }: { category: CategorySummary }) {
  const { name, link, productCount, photo } = category
  const thumbs = typeof photo === 'string' ? sitePicture(photo) : photo
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
      {!!productCount && <span className={css.count}>{t.category.products(productCount)}</span>}
    </Link>
  )
}
