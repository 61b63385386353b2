import { useId } from 'react'
import { t } from '#i18n/operator-today'
import { Panel } from '@/desk/Panel'
import table from '@/desk/table.module.css'
import { formatDate, formatShortDate } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { percent, scaleOf } from './compare'
import type { DayOfSales, TodayAnswer } from './queries'
import css from './Today.module.css'

const words = t.chart
const HEIGHT = 100
const MARK_EVERY = 7

/** Sales of thirty days beside the thirty before. The same figures are in a table. */
export function SalesChart({ days, total, previous }: Pick<TodayAnswer, 'days' | 'total' | 'previous'>) {
  const id = useId()
  const compared = percent(total, previous)
  const scale = scaleOf(Math.max(...days.flatMap(({ amount, before }) => [amount, before])))
  return (
    <Panel title={words.title}>
      <figure className={css.figure} aria-labelledby={id}>
        <figcaption id={id}>
          <span className={css.total}>{formatMoney(total)}</span>{' '}
          {compared && <span className={css.soft}>{words.compared(compared)}</span>}
        </figcaption>
        <div className={css.plot}>
          <div className={css.scale} aria-hidden="true">
            {scale.map((mark) => (
              <span key={mark}>{formatCount(Math.round(mark))}&nbsp;$</span>
            ))}
          </div>
          <Bars days={days} scale={scale} />
          <div className={css.marks} aria-hidden="true">
            {days.map(({ day }, index) =>
              (days.length - 1 - index) % MARK_EVERY === 0 ? (
                <span key={day} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
                  {formatShortDate(day).replace(/ \d{4}$/, '')}
                </span>
              ) : null,
            )}
          </div>
        </div>
        <p className={css.legend} aria-hidden="true">
          <span data-of="now">{words.now}</span>
          <span data-of="before">{words.before}</span>
          <span data-of="running">{words.running}</span>
        </p>
        <details className={css.details}>
          <summary>{words.table}</summary>
          <DaysTable days={days} />
        </details>
      </figure>
    </Panel>
  )
}

/** The drawing stretches with its box; its words stand outside of it and keep their size. */
function Bars({ days, scale }: { days: readonly DayOfSales[]; scale: readonly number[] }) {
  const tall = (amount: number) => (amount / scale[0]!) * HEIGHT
  const pattern = useId()
  return (
    <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <pattern id={pattern} width="0.3" height="4" patternUnits="userSpaceOnUse">
        <rect className={css.hatch} width="0.3" height="2" />
      </pattern>
      {scale.map((mark) => {
        const y = HEIGHT - tall(mark)
        return <line key={mark} className={css.rule} x1="0" x2={days.length} y1={y} y2={y} />
      })}
      {days.map(({ day, amount, before }, index) => (
        <g key={day}>
          <title>{words.bar(formatDate(day), formatMoney(amount))}</title>
          <rect className={css.before} x={index + 0.06} y={HEIGHT - tall(before)} width="0.88" height={tall(before)} />
          <rect
            className={css.now}
            {...(index === days.length - 1 && { fill: `url(#${pattern})`, 'data-running': true })}
            x={index + 0.2}
            y={HEIGHT - tall(amount)}
            width="0.6"
            height={tall(amount)}
          />
        </g>
      ))}
    </svg>
  )
}

function DaysTable({ days }: { days: readonly DayOfSales[] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {[words.orders, words.amount, words.previous].map((head) => (
            <th key={head} scope="col" className={table.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, amount, before }) => (
          <tr key={day}>
            <td>
              <time dateTime={day}>{formatDate(day)}</time>
            </td>
            <td className={table.number}>{orders}</td>
            <td className={table.number}>{formatMoney(amount)}</td>
            <td className={table.number}>{formatMoney(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
