import { t } from '#i18n/seller-home'
import { formatDate } from '@/lib/format-date'
import { isOpenEnded } from '@/lib/vacation'
import { to } from '@/desk/address'
import { useMay } from '@/seller/rights'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import css from './VacationNotice.module.css'

const words = t.vacation

/** Reminds the seller that the shop is on vacation and nothing can be bought. */
export function VacationNotice({ until }: { until: string }) {
  const may = useMay()
  const paused = isOpenEnded(until)
  return (
    <div className={css.notice} role="status">
      <Icon name="info" />
      <p>
        <b>{paused ? words.paused : words.title}</b> {paused ? words.untilReopened : words.until(formatDate(until))}
      </p>
      {may('settings') && (
        <Button size="s" variant="secondary" href={to('/boutique')}>
          {words.manage}
        </Button>
      )}
    </div>
  )
}
