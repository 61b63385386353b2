import { t } from '#i18n/shop'
import { formatDate } from '@/lib/format-date'
import { isOpenEnded } from '@/lib/vacation'
import { Icon } from '@/ui/Icon'
import css from './AwayNotice.module.css'
import type { Shop } from './types'

type AwayNoticeProps = {
  shop: Pick<Shop, 'name' | 'vacationUntil' | 'closed'>
  /** When the shop was read: the same moment on the server and in the browser. */
  now: number
}

/** Says that the shop closed, or that it is away and until when; renders nothing when it is open. */
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
  const paused = isOpenEnded(shop.vacationUntil)
  return (
    <p className={css.notice}>
      <Icon name="info" />
      <span>
        <strong>{paused ? t.away.paused(shop.name) : t.away.title(shop.name)}</strong>{' '}
        {paused ? t.away.untilReopened : t.away.until(formatDate(shop.vacationUntil))}
      </span>
    </p>
  )
}
