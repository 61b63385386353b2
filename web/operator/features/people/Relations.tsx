import { t } from '#i18n/operator-people'
import { t as orderWords } from '#i18n/order'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './people.module.css'
import type { PersonFile } from './queries'

type Order = PersonFile['latestOrders'][number]

const columns: Column<Order>[] = [
  { key: 'reference', head: t.orders.reference, cell: ({ reference }) => reference },
  { key: 'date', head: t.orders.date, cell: ({ createdAt }) => formatShortDate(createdAt), card: 'middle' },
  {
    key: 'status',
    head: t.orders.status,
    cell: ({ status }) => <Badge>{orderWords.status[status]}</Badge>,
    card: 'bottom',
  },
  { key: 'total', head: t.orders.total, cell: ({ total }) => formatMoney(total), align: 'end', card: 'topEnd' },
]

/** What a person has to do with the market: orders, shops, messages. */
export function Relations({ file }: { file: Pick<PersonFile, 'latestOrders' | 'ordersInAll' | 'shops' | 'threads'> }) {
  return (
    <>
      <Panel title={t.orders.title(file.ordersInAll)}>
        {file.latestOrders.length === 0 ? (
          <p className={css.soft}>{t.orders.none}</p>
        ) : (
          <DataTable
            label={t.orders.title(file.ordersInAll)}
            columns={columns}
            rows={file.latestOrders}
            id={({ id }) => id}
            href={({ id }) => to(`/commandes/${encodeURIComponent(id)}`)}
            footer={t.orders.shown(file.latestOrders.length, file.ordersInAll)}
          />
        )}
      </Panel>
      {file.shops.length > 0 && (
        <Panel title={t.shops.title}>
          <ul className={css.lines}>
            {file.shops.map(({ id, name, status }) => (
              <li key={id}>
                <Link className={layout.link} href={to(`/boutiques/${encodeURIComponent(id)}`)}>
                  {name}
                </Link>
                <Badge>{t.shops.states[status as keyof typeof t.shops.states]}</Badge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {file.threads.length > 0 && (
        <Panel title={t.threads.title}>
          <ul className={css.lines}>
            {file.threads.map(({ id, subject, excerpt, lastAt }) => (
              <li key={id}>
                <Link className={layout.link} href={to(`/boite/${encodeURIComponent(id)}`)}>
                  {subject || excerpt}
                </Link>
                <time dateTime={lastAt}>{formatShortDate(lastAt)}</time>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
