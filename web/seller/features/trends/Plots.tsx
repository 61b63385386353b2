import { useId } from 'react'
import { t } from '#i18n/seller-trends'
import { formatDate, formatIsoDate, formatShortDate } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { BarChart } from '@/desk/BarChart'
import { changeOf } from '@/desk/bars'
import { Details } from '@/desk/Details'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import css from './Trends.module.css'
import type { Figures, Trends, Week } from './queries'

const money = (value: number) => formatMoney(value)
const count = (value: number) => formatCount(value)
const dollars = (value: number) => `${formatCount(value)}\u00a0$`

const PLOTS = [
  { name: 'views', format: count, tick: count },
  { name: 'additions', format: count, tick: count },
  { name: 'orders', format: count, tick: count },
  { name: 'revenue', format: money, tick: dollars },
] as const

/** Figures beside what they were, each with its weeks; the same in a table. Sales are for who may see money. */
export function Plots({ trends: { weeks, now, before, money: sales } }: { trends: Trends }) {
  return (
    <div>
      <div className={css.plots}>
        {PLOTS.filter(({ name }) => sales || name !== 'revenue').map((plot) => (
          <Plot key={plot.name} {...plot} weeks={weeks} now={now} before={before} />
        ))}
      </div>
      <p className={panel.soft}>{t.note(sales)}</p>
      <Details summary={t.byWeek}>
        <div className={css.wide} role="region" aria-label={t.byWeek} tabIndex={0}>
          <WeeksTable weeks={weeks} sales={sales} />
        </div>
      </Details>
    </div>
  )
}

type PlotProps = (typeof PLOTS)[number] & { weeks: readonly Week[]; now: Figures; before: Figures }

function Plot({ name, format, tick, weeks, now, before }: PlotProps) {
  const id = useId()
  const change = changeOf(now[name], before[name])
  return (
    <figure className={css.plot} aria-labelledby={id}>
      <figcaption id={id}>
        <span className={css.label}>{t.figures[name]}</span>
        <b className={css.value}>{format(now[name])}</b>
        <span className={css.label}>
          {t.before(format(before[name]))}
          {change !== undefined && ` (${t.change(change)})`}
        </span>
      </figcaption>
      <BarChart
        small
        bars={weeks.map((week) => ({
          key: week.from,
          value: week[name],
          mark: formatShortDate(week.from).replace(/ \d{4}$/, ''),
          title: t.bar(formatShortDate(week.from), formatShortDate(week.to), format(week[name])),
        }))}
        markEvery={Math.ceil(weeks.length / 3)}
        tick={tick}
      />
    </figure>
  )
}

/** The conversion of some figures, or that it is not known. */
export const conversionOf = ({ conversion }: Figures) => (conversion === null ? t.unknown : t.rate(conversion))

const HEADS = ['views', 'additions', 'orders', 'units', 'revenue', 'conversion'] as const

function WeeksTable({ weeks, sales }: { weeks: readonly Week[]; sales: boolean }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t.week}</th>
          {HEADS.filter((name) => sales || name !== 'revenue').map((name) => (
            <th key={name} scope="col" className={table.number}>
              {t.figures[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.from}>
            <td>
              <time dateTime={formatIsoDate(week.from)}>{formatDate(week.from)}</time>
            </td>
            {[count(week.views), count(week.additions), count(week.orders), count(week.units)].map((value, i) => (
              <td key={HEADS[i]} className={table.number}>
                {value}
              </td>
            ))}
            {sales && <td className={table.number}>{money(week.revenue)}</td>}
            <td className={table.number}>{conversionOf(week)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
