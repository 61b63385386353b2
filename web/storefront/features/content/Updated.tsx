import { t } from '#i18n/content'
import { formatDate } from '@/lib/format-date'
import css from './Updated.module.css'

/** The day a text last changed; nothing when it does not say. */
export function Updated({ day }: { day: string }) {
  if (!day) return null
  return (
    <p className={css.updated}>
      <time dateTime={day}>{t.updated(formatDate(day))}</time>
    </p>
  )
}
