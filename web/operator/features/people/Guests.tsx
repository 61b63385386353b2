import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { formatPhone } from '@/lib/format-contact'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { guestsQuery, SHORTEST, type GuestRow } from './queries'

const columns: Column<GuestRow>[] = [
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'email', head: t.columns.email, cell: ({ email }) => email, cut: true, card: 'middle' },
  { key: 'phone', head: t.columns.phone, cell: ({ phone }) => phone && formatPhone(phone) },
  { key: 'last', head: t.guests.last, cell: ({ lastOrderAt }) => formatShortDate(lastOrderAt), card: 'bottom' },
  { key: 'orders', head: t.columns.orders, cell: ({ orders }) => orders, align: 'end', card: 'bottomEnd' },
  { key: 'bought', head: t.columns.bought, cell: ({ bought }) => formatMoney(bought), align: 'end', card: 'topEnd' },
]

/** People who ordered without an account, by what was searched for. */
export function Guests({ typed }: { typed: string }) {
  const query = useQuery({ ...guestsQuery(typed), enabled: typed.trim().length >= SHORTEST })
  // Most words find none: nothing stands there before some are found.
  if (query.isPending || query.data?.data.length === 0) return null
  return (
    <Panel title={t.guests.title}>
      <ListBody query={query} failed={t.failed} rows={2}>
        {({ data }) => (
          <DataTable
            label={t.guests.title}
            columns={columns}
            rows={data}
            id={({ orderId }) => orderId}
            href={({ orderId }) => to(`/personnes/invite/${encodeURIComponent(orderId)}`)}
            footer={t.count(data.length)}
          />
        )}
      </ListBody>
    </Panel>
  )
}
