import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import css from './PickupNote.module.css'
import type { BoughtStore } from './types'

const words = t.pickup

/** Where and when a pickup waits, and the code to show there once it is ready. */
export function PickupNote({ delivery }: { delivery: BoughtStore['delivery'] }) {
  const { place, hours, instructions, readyAt, code } = delivery
  return (
    <div className={css.pickup}>
      {code && (
        <p className={css.code}>
          <span>{words.code}</span>
          <b>{`${code.slice(0, 3)}\u00a0${code.slice(3)}`}</b>
        </p>
      )}
      <dl className={css.facts}>
        <dt>{words.place}</dt>
        <dd>{place}</dd>
        <dt>{words.hours}</dt>
        <dd className={css.lines}>{hours}</dd>
        {instructions && (
          <>
            <dt>{words.instructions}</dt>
            <dd className={css.lines}>{instructions}</dd>
          </>
        )}
        {readyAt && (
          <>
            <dt>{words.ready}</dt>
            <dd>
              <time dateTime={formatIsoDate(readyAt)}>{formatDate(readyAt)}</time>
            </dd>
          </>
        )}
      </dl>
      {!readyAt && <p className={css.soon}>{words.codeComes}</p>}
    </div>
  )
}
