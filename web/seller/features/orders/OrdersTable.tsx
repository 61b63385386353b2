import { t } from '#i18n/seller-orders'
import { formatIsoDate, formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { classNames } from '@/lib/class-names'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { orderTone, wordOf } from './status'
import type { OrderHead } from './types'

const words = t.list

/** Orders one below another; on a phone each is a small card. */
export function OrdersTable({ orders, path, label }: { orders: readonly OrderHead[]; path: string; label: string }) {
  const withNet = orders.some(({ net }) => net !== null)
  return (
    <table className={classNames(table.table, table.cards)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.reference}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.destination}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.shipBy}</th>
          <th scope="col" className={table.number}>
            {words.units}
          </th>
          <th scope="col" className={table.number}>
            {words.total}
          </th>
          {withNet && (
            <th scope="col" className={table.number}>
              {words.net}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, reference, createdAt, customerName, status, units, total, unreadMessages, ...to }) => (
          <tr key={id}>
            <td className={table.key}>
              <Link className={layout.link} href={`${path}/${id}`}>
                {reference}
              </Link>{' '}
              {unreadMessages > 0 && <Badge tone="info">{words.unread(unreadMessages)}</Badge>}
            </td>
            <td>
              <time dateTime={formatIsoDate(createdAt)}>{formatShortDate(createdAt)}</time>
            </td>
            <td>{customerName}</td>
            <td className={table.soft}>
              <Destination {...to} />
            </td>
            <td>
              <Badge tone={orderTone[status]}>{wordOf(status, to.deliveryMethod)}</Badge>
            </td>
            <td data-label={to.shipBy && words.shipBy}>
              {to.shipBy && <time dateTime={to.shipBy}>{formatShortDate(to.shipBy)}</time>}{' '}
              {to.late && <Badge tone="error">{words.late}</Badge>}
            </td>
            <td className={table.number} data-label={words.units}>
              {units}
            </td>
            <td className={table.number} data-label={words.total}>
              {formatMoney(total)}
            </td>
            {withNet && (
              <td className={table.number} data-label={words.net}>
                {to.net === null ? '–' : formatMoney(to.net)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DestinationProps = Pick<OrderHead, 'city' | 'province' | 'deliveryMethod' | 'readyAt' | 'unitsLeft'>

/** Where an order goes; a pickup goes nowhere, and says when it waits for its customer. */
function Destination({ city, province, deliveryMethod, readyAt, unitsLeft }: DestinationProps) {
  if (deliveryMethod !== 'pickup')
    return `${city} (${province})${deliveryMethod === 'local' ? `, ${t.delivery.method.local}` : ''}`
  return (
    <>
      {t.delivery.method.pickup} {readyAt && unitsLeft > 0 && <Badge tone="success">{t.delivery.ready}</Badge>}
    </>
  )
}
