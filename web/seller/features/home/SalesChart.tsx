import { useId } from 'react'
import { t } from '#i18n/seller-home'
import { formatDate, formatIsoDate, formatShortDate } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { classNames } from '@/lib/class-names'
import table from '@/desk/table.module.css'
import { CHART_HEIGHT, chartOf, type Chart, type DaySales } from './sales'
import css from './SalesChart.module.css'

const words = t.sales
const BAR_WIDTH = 0.72

/** Sales day by day as bars. The same figures are in a table, for those who do not see them or want them exact. */
export function SalesChart({ days, total }: { days: readonly DaySales[]; total: number }) {
  const id = useId()
  const chart = chartOf(days)
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption className={css.caption} id={id}>
        {words.chart(formatMoney(total))}
      </figcaption>
      <div className={css.plot}>
        <div className={css.scale} aria-hidden="true">
          {chart.ticks.map((tick) => (
            <span key={tick}>{formatCount(tick)}&nbsp;$</span>
          ))}
        </div>
        <Bars chart={chart} />
        <div className={css.marks} aria-hidden="true">
          {chart.marks.map(({ date }) => (
            <span key={date}>{formatShortDate(date).replace(/ \d{4}$/, '')}</span>
          ))}
        </div>
      </div>
      <details className={css.details}>
        <summary>{words.table}</summary>
        <SalesTable days={days} />
      </details>
    </figure>
  )
}

/** The drawing stretches with its box; its words stand outside of it and keep their size. */
function Bars({ chart: { bars, ticks } }: { chart: Chart }) {
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${bars.length} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map((tick, i) => {
        const y = (i * CHART_HEIGHT) / (ticks.length - 1)
        return <line key={tick} className={css.line} x1="0" x2={bars.length} y1={y} y2={y} />
      })}
      {bars.map(({ date, amount, orders, x, y, height }) => (
        <g key={date} className={css.day}>
          <title>{words.bar(formatDate(date), formatMoney(amount), orders)}</title>
          <rect className={css.ground} x={x} y="0" width="1" height={CHART_HEIGHT} />
          <rect className={css.bar} x={x + (1 - BAR_WIDTH) / 2} y={y} width={BAR_WIDTH} height={height} />
        </g>
      ))}
    </svg>
  )
}

function SalesTable({ days }: { days: readonly DaySales[] }) {
  return (
    <table className={classNames(table.table, css.table)}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col" className={table.number}>
            {words.orders}
          </th>
          <th scope="col" className={table.number}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, orders, amount }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={formatIsoDate(date)}>{formatDate(date)}</time>
            </th>
            <td className={table.number}>{orders}</td>
            <td className={table.number}>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
