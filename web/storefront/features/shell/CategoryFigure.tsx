import { t } from '#i18n/captions'
import { sitePicture } from '@/assets/pictures'
import type { CategoryNode } from '@/storefront/categories'
import { Picture } from '@/ui/Picture'
import css from './CategoryPanel.module.css'

/** The photograph of a category in the menu, and a line about it. */
export function CategoryFigure({ photo, slug }: Pick<CategoryNode, 'photo' | 'slug'>) {
  return (
    <>
      <div className={css.picture}>
        <Picture thumbs={typeof photo === 'string' ? sitePicture(photo) : photo} alt="" sizes="320px" />
      </div>
      <figcaption className={css.caption}>{t.captions[slug] ?? t.fallback}</figcaption>
    </>
  )
}
