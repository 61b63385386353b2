import { t } from '#i18n/order'
import { cardBrandName } from '@/lib/card-brand'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import css from './OrderDetail.module.css'
import { PaperButton } from './PaperButton'
import { fetchCreditNote } from './queries'
import type { OrderAccess, Refund } from './types'

const words = t.refunds

/** The card a refund goes back to, as a sentence names it. */
function cardOf({ cardBrand, cardLast4 }: Refund): string {
  if (!cardLast4) return words.anyCard
  return words.card(cardBrandName(cardBrand), cardLast4)
}

/** Ten business days, after which a bank has shown the money. */
const UNDERWAY = 14 * 24 * 60 * 60 * 1000

/** What comes back and when, or that it came back. */
export function comesBack(refund: Refund): string {
  const underway = refund.status !== 'sent' || Date.now() - Date.parse(refund.createdAt) < UNDERWAY
  return (underway ? words.comesBack : words.cameBack)(formatMoney(refund.total), cardOf(refund))
}

/** Every refund of an order, with its credit note for those who may read it. */
export function Refunds({ refunds, access }: { refunds: readonly Refund[]; access?: OrderAccess | undefined }) {
  return (
    <ul className={css.refunds}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <p className={css.refundHead}>
            <time dateTime={formatIsoDate(refund.createdAt)}>{words.on(formatDate(refund.createdAt))}</time>
            <strong>{formatMoney(refund.total)}</strong>
          </p>
          <p>
            {refund.storeName}, {contents(refund).join(', ')}
          </p>
          <p className={css.soft}>{refund.status === 'failed' ? words.status.failed : comesBack(refund)}</p>
          {access && refund.creditNote && <NoteButton note={refund.creditNote} refund={refund} access={access} />}
        </li>
      ))}
    </ul>
  )
}

type NoteButtonProps = { note: NonNullable<Refund['creditNote']>; refund: Refund; access: OrderAccess }

function NoteButton({ note: { id, number }, refund, access }: NoteButtonProps) {
  return (
    <PaperButton
      label={t.creditNote}
      number={number}
      fetch={() => fetchCreditNote(refund.storeId, id, access)}
      file={t.creditNoteFile(number)}
    />
  )
}

/** What a refund pays back: units, or an amount, and what came along. */
function contents({ lines, goods, shipping, contribution }: Refund): string[] {
  return [
    ...lines.map(({ productName, quantity }) => words.units(productName, quantity)),
    ...(lines.length === 0 && goods > 0 ? [words.amountOnly] : []),
    ...(shipping > 0 ? [words.shipping] : []),
    ...(contribution > 0 ? [words.contribution] : []),
  ]
}
