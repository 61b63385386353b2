import { t } from '#i18n/shop'
import { formatDate } from '@/lib/format-date'
import { Icon } from '@/ui/Icon'
import css from './AwayNotice.module.css'
import type { Shop } from './types'

type AwayNoticeProps = {
  shop: Pick<Shop, 'name' | 'vacationUntil' | 'closed'>
  /** When the shop was read: the same moment on the server and in the browser. */
  now: number
}

/** Says that the shop closed, or that it is on vacation and until when; renders nothing when it is open. */
export function AwayNotice({ shop, now }: AwayNoticeProps) {
  if (shop.closed) {
    return (
      <p className={css.notice}>
        <Icon name="info" />
        <span>
          <strong>{t.closed.title(shop.name)}</strong> {t.closed.text}
        </span>
      </p>
    )
  }
  if (!shop.vacationUntil || Date.parse(shop.vacationUntil) <= now) return null
  return (
    <p className={css.notice}>
      <Icon name="info" />
      <span>
        <strong>{t.away.title(shop.name)}</strong> {t.away.until(formatDate(shop.vacationUntil))}
      </span>
    </p>
  )
}
