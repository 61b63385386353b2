import { t } from '#i18n/order'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './UnreadMark.module.css'

/** How many messages wait to be read; nothing when none does. */
export function UnreadMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.mark}>
      {count}
      <VisuallyHidden> {t.unread(count)}</VisuallyHidden>
    </span>
  )
}
