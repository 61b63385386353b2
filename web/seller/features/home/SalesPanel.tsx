import { t } from '#i18n/seller-home'
import { formatCount, formatMoney } from '@/lib/format-money'
import { changeOf } from '@/desk/bars'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import type { Sales } from './queries'
import { SalesChart } from './SalesChart'
import css from './SalesPanel.module.css'

const words = t.sales

/** The sales of thirty days beside the thirty before, and day by day. */
export function SalesPanel({ sales: { days, now, before } }: { sales: Sales }) {
  return (
    <Panel title={words.title}>
      <dl className={css.figures}>
        <Figure label={words.amount} value={formatMoney(now.amount)} change={changeOf(now.amount, before.amount)} />
        <Figure label={words.orders} value={formatCount(now.orders)} change={changeOf(now.orders, before.orders)} />
        <Figure label={words.units} value={formatCount(now.units)} change={changeOf(now.units, before.units)} />
      </dl>
      <p className={panel.soft}>
        {words.help} {before.orders > 0 ? words.since : words.noChange}
      </p>
      <SalesChart days={days} total={now.amount} />
    </Panel>
  )
}

function Figure({ label, value, change }: { label: string; value: string; change: number | undefined }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {change !== undefined && <span>{words.change(change)}</span>}
      </dd>
    </div>
  )
}
