import { t } from '#i18n/seller-home'
import { formatDate } from '@/lib/format-date'
import { to } from '@/desk/address'
import { useMay } from '@/seller/rights'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import css from './VacationNotice.module.css'

const words = t.vacation

/** Reminds the seller that the shop is on vacation and nothing can be bought. */
export function VacationNotice({ until }: { until: string }) {
  const may = useMay()
  return (
    <div className={css.notice} role="status">
      <Icon name="info" />
      <p>
        <b>{words.title}</b> {words.until(formatDate(until))}
      </p>
      {may('settings') && (
        <Button size="s" variant="secondary" href={to('/boutique')}>
          {words.manage}
        </Button>
      )}
    </div>
  )
}
