import { t } from '#i18n/seller-money'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import table from '@/desk/table.module.css'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './Money.module.css'
import type { Entry } from './queries'

/** Operations one below another, each with the balance it left; on a phone each is a small card. */
export function EntriesTable({
  entries,
  orderHref,
}: {
  entries: readonly Entry[]
  orderHref: (orderId: string) => string
}) {
  return (
    <table className={classNames(table.table, table.cards)} aria-label={t.rows}>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          <th scope="col">{t.order}</th>
          <th scope="col">{t.date}</th>
          <th scope="col" className={table.number}>
            {t.parts.commission}
          </th>
          <th scope="col" className={table.number}>
            {t.amount}
          </th>
          <th scope="col" className={table.number}>
            {t.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, at, orderId, orderReference, parts, amount, balance }) => (
          <tr key={id}>
            <td>{t.kinds[kind]}</td>
            <td className={table.key}>
              {orderId && (
                <Link className={layout.link} href={orderHref(orderId)}>
                  {orderReference}
                </Link>
              )}
            </td>
            <td className={table.soft}>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </td>
            <td className={table.number} data-label={parts.commission !== 0 ? t.parts.commission : undefined}>
              {parts.commission !== 0 && formatMoney(parts.commission)}
            </td>
            <td className={classNames(table.number, amount < 0 && css.out)} data-label={t.amount}>
              {formatMoney(amount)}
            </td>
            <td className={table.number} data-label={t.after}>
              {formatMoney(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
