import { t } from '#i18n/seller-money'
import { classNames } from '@/lib/class-names'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import table from '@/desk/table.module.css'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './Earnings.module.css'
import type { Earning } from './queries'

const words = t.earnings
const COLUMNS = ['sold', 'taxes', 'commission', 'commissionTaxes'] as const

type EarningsTableProps = { orders: readonly Earning[]; orderHref: (orderId: string) => string }

/** Orders one below another; what was refunded or is kept back of one stands under it. */
export function EarningsTable({ orders, orderHref }: EarningsTableProps) {
  return (
    <table className={classNames(table.table, table.cards, css.earnings)} aria-label={words.title}>
      <thead>
        <tr>
          {(['order', 'items', 'stage', 'available'] as const).map((name) => (
            <th key={name} scope="col">
              {words[name]}
            </th>
          ))}
          {[...COLUMNS, 'net' as const].map((name) => (
            <th key={name} scope="col" className={table.number}>
              {words[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <EarningRows key={order.orderId} order={order} href={orderHref(order.orderId)} />
        ))}
      </tbody>
    </table>
  )
}

function EarningRows({ order, href }: { order: Earning; href: string }) {
  const { orderReference, title, units, at, stage, availableAt, sales, refunds, reserved, contest } = order
  return (
    <>
      <tr>
        <td className={table.key}>
          <Link className={layout.link} href={href}>
            {orderReference}
          </Link>
        </td>
        <td>
          {words.units(title, units)} <span className={table.soft}>{formatShortDate(at)}</span>
        </td>
        <td>
          <span className={css.stage} data-stage={stage}>
            {words.stages[stage]}
          </span>
        </td>
        <td className={classNames(table.soft, css.when)}>
          {stage === 'held' && words.onceShipped}
          {availableAt && formatShortDate(availableAt)}
        </td>
        <Amounts amounts={sales} />
      </tr>
      {refunds.total !== 0 && (
        <tr className={css.below}>
          <td />
          <td>{words.refund}</td>
          <td />
          <td />
          <Amounts amounts={refunds} />
        </tr>
      )}
      {reserved > 0 && (
        <tr className={css.below}>
          <td />
          <td>{contest ? words.contested : words.reserved}</td>
          <td />
          <td />
          {COLUMNS.map((name) => (
            <td key={name} />
          ))}
          <td className={table.number} data-label={words.keptBack}>
            {formatMoney(-reserved)}
          </td>
        </tr>
      )}
    </>
  )
}

function Amounts({ amounts }: { amounts: Earning['sales'] }) {
  return (
    <>
      {COLUMNS.map((name) => (
        <td key={name} className={table.number} data-label={words[name]}>
          {formatMoney(amounts[name])}
        </td>
      ))}
      <td className={classNames(table.number, css.net)} data-label={words.net}>
        {formatMoney(amounts.total)}
      </td>
    </>
  )
}
