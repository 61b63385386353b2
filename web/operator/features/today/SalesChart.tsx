import { useId } from 'react'
import { t } from '#i18n/operator-today'
import { BarChart } from '@/desk/BarChart'
import { Details } from '@/desk/Details'
import { Panel } from '@/desk/Panel'
import table from '@/desk/table.module.css'
import { formatDate, formatShortDate } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { percent } from './compare'
import type { DayOfSales, TodayAnswer } from './queries'
import css from './Today.module.css'

const words = t.chart

/** Sales of thirty days beside the thirty before. The same figures are in a table. */
export function SalesChart({ days, total, previous }: Pick<TodayAnswer, 'days' | 'total' | 'previous'>) {
  const id = useId()
  const compared = percent(total, previous)
  return (
    <Panel title={words.title}>
      <figure className={css.figure} aria-labelledby={id}>
        <figcaption id={id}>
          <span className={css.total}>{formatMoney(total)}</span>{' '}
          {compared && <span className={css.soft}>{words.compared(compared)}</span>}
        </figcaption>
        <BarChart
          bars={days.map(({ day, amount, before }, index) => ({
            key: day,
            value: amount,
            previous: before,
            running: index === days.length - 1,
            mark: formatShortDate(day).replace(/ \d{4}$/, ''),
            title: words.bar(formatDate(day), formatMoney(amount)),
          }))}
          markEvery={7}
          tick={(value) => `${formatCount(value)}\u00a0$`}
        />
        <p className={css.legend} aria-hidden="true">
          <span data-of="now">{words.now}</span>
          <span data-of="before">{words.before}</span>
          <span data-of="running">{words.running}</span>
        </p>
        <Details summary={words.table}>
          <DaysTable days={days} />
        </Details>
      </figure>
    </Panel>
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
