import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import css from './OrderItems.module.css'
import type { BoughtItem } from './types'

const words = t.sendBack

/** Where an accepted return is sent, by when it must arrive, and what it gives back. */
export function SendBack({ merchantName, merchantAddress, before, refund }: NonNullable<BoughtItem['toSendBack']>) {
  return (
    <div className={css.back}>
      <p>{words.where}</p>
      <address>
        {merchantName}
        <br />
        {merchantAddress}
      </address>
      <p>
        <time dateTime={formatIsoDate(before)}>{words.before(formatDate(before))}</time>
      </p>
      <p>{words.refund(formatMoney(refund))}</p>
    </div>
  )
}
