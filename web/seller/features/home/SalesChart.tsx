import { useId } from 'react'
import { t } from '#i18n/seller-home'
import { formatDate, formatIsoDate, formatShortDate } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { classNames } from '@/lib/class-names'
import { BarChart } from '@/desk/BarChart'
import { Details } from '@/desk/Details'
import table from '@/desk/table.module.css'
import type { Sales } from './queries'
import css from './SalesChart.module.css'

const words = t.sales
type DaySales = Sales['days'][number]

/** Sales day by day as bars. The same figures are in a table, for those who do not see them or want them exact. */
export function SalesChart({ days, total }: { days: readonly DaySales[]; total: number }) {
  const id = useId()
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption className={css.caption} id={id}>
        {words.chart(formatMoney(total))}
      </figcaption>
      <BarChart
        bars={days.map(({ date, amount, orders }) => ({
          key: date,
          value: amount,
          mark: formatShortDate(date).replace(/ \d{4}$/, ''),
          title: words.bar(formatDate(date), formatMoney(amount), orders),
        }))}
        markEvery={7}
        tick={(amount) => `${formatCount(amount)}\u00a0$`}
      />
      <Details className={css.details} summary={words.table}>
        <SalesTable days={days} />
      </Details>
    </figure>
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
