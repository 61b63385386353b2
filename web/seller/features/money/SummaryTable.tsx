import { t } from '#i18n/seller-money'
import { classNames } from '@/lib/class-names'
import { formatMoney } from '@/lib/format-money'
import table from '@/desk/table.module.css'
import css from './Money.module.css'
import type { Parts, Statement } from './queries'

/** The order of the amounts: what the customer paid, then what the platform keeps. */
const PARTS = [
  'goods',
  'shipping',
  'gstHst',
  'qst',
  'commission',
  'commissionGstHst',
  'commissionQst',
] as const satisfies (keyof Parts)[]

/** Sales and refunds of a period side by side, by what they are made of. The sums are the server's. */
export function SummaryTable({ statement: { sales, refunds, promotions, payouts } }: { statement: Statement }) {
  const shown = PARTS.filter((part) => sales[part] !== 0 || refunds[part] !== 0)
  return (
    <table className={classNames(table.table, css.summary)}>
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col" className={table.number}>
            {t.sales}
          </th>
          <th scope="col" className={table.number}>
            {t.refunds}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((part) => (
          <tr key={part}>
            <th scope="row">{t.parts[part]}</th>
            <td className={table.number}>{formatMoney(sales[part])}</td>
            <td className={table.number}>{formatMoney(refunds[part])}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">{t.parts.total}</th>
          <td className={table.number}>{formatMoney(sales.total)}</td>
          <td className={table.number}>{formatMoney(refunds.total)}</td>
        </tr>
        {promotions !== 0 && (
          <tr>
            <th scope="row">{t.promoted}</th>
            <td className={table.number} colSpan={2}>
              {formatMoney(promotions)}
            </td>
          </tr>
        )}
        {payouts !== 0 && (
          <tr>
            <th scope="row">{t.paidOut}</th>
            <td className={table.number} colSpan={2}>
              {formatMoney(payouts)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
