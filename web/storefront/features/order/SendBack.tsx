import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import css from './OrderItems.module.css'
import type { BoughtItem } from './types'

const words = t.sendBack

/** Where an accepted return is sent or brought, by when, and what it gives back. */
export function SendBack(back: NonNullable<BoughtItem['toSendBack']>) {
  const { merchantName, merchantAddress, place, hours, before, refund } = back
  return (
    <div className={css.back}>
      <p>{place ? words.bring : words.where}</p>
      <address>
        {merchantName}
        <br />
        {place || merchantAddress}
      </address>
      {place && <p>{hours ? words.hours(hours) : words.agree}</p>}
      <p>
        <time dateTime={formatIsoDate(before)}>{(place ? words.bringBefore : words.before)(formatDate(before))}</time>
      </p>
      <p>{words.refund(formatMoney(refund))}</p>
    </div>
  )
}
