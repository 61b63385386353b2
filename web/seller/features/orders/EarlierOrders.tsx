import { t } from '#i18n/seller-orders'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { wordOf } from './status'
import type { Order } from './types'

/** What the same person ordered in this shop before. */
export function EarlierOrders({ earlier: { count, orders } }: Pick<Order, 'earlier'>) {
  return (
    <Panel title={t.earlier.title(count)}>
      <ul className={panel.stack} aria-label={t.earlier.list}>
        {orders.map(({ id, reference, createdAt, total, status, deliveryMethod }) => (
          <li key={id}>
            <Link className={layout.link} href={to(`/commandes/${id}`)}>
              {reference}
            </Link>
            <br />
            <span className={panel.soft}>
              {t.earlier.line(formatShortDate(createdAt), formatMoney(total), wordOf(status, deliveryMethod))}
            </span>
          </li>
        ))}
        {count > orders.length && <li className={panel.soft}>{t.earlier.more(count - orders.length)}</li>}
      </ul>
    </Panel>
  )
}
