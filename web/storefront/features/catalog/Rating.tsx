import { t } from '#i18n/catalog'
import { formatCount } from '@/lib/format-money'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Rating.module.css'

/** The average stars of a product or a shop and how many reviews they come from; nothing without any. */
export function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return null
  return (
    <span className={css.rating}>
      <Stars value={average} />
      <span aria-hidden="true">{t.rating.shown(average, formatCount(count))}</span>
      <VisuallyHidden>{t.rating.said(average, count)}</VisuallyHidden>
    </span>
  )
}
