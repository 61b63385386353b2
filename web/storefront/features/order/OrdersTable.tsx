import { t } from '#i18n/order'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './OrdersTable.module.css'
import { orderTone } from './status'
import type { OrderHead } from './types'
import { UnreadMark } from './UnreadMark'

const words = t.list

/** Orders in a table; on narrow screens each row is a small card. */
export function OrdersTable({ orders, label }: { orders: readonly OrderHead[]; label: string }) {
  return (
    <table className={css.orders} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.reference}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, reference, createdAt, status, total, netTotal, unreadMessages, thumbnails }) => (
          <tr key={id}>
            <td className={css.reference}>
              <Link className={layout.link} href={`/compte/mes-commandes/${id}`}>
                {reference}
              </Link>
              <UnreadMark count={unreadMessages} />
              <Photos addresses={thumbnails} />
            </td>
            <td>
              <time dateTime={formatIsoDate(createdAt)}>{formatDate(createdAt)}</time>
            </td>
            <td>
              <Badge tone={orderTone[status]}>{t.status[status]}</Badge>
            </td>
            <td className={css.total}>
              {formatMoney(total)}
              {netTotal !== total && <small className={css.net}>{t.refunds.net(formatMoney(netTotal))}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many pictures of an order its line shows. */
const SHOWN = 4

/** The first items of an order; the line already names it, so they are only seen. */
function Photos({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  const more = addresses.length - SHOWN
  return (
    <span className={css.photos} aria-hidden="true">
      {addresses.slice(0, SHOWN).map((address, index) => (
        <img key={index} src={address} alt="" width="40" height="50" loading="lazy" decoding="async" />
      ))}
      {more > 0 && <span>{words.more(more)}</span>}
    </span>
  )
}
