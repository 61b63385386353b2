import { t } from '#i18n/operator-orders'
import type { Column } from '@/desk/DataTable'
import { DeskIcon } from '@/desk/DeskIcon'
import { PartBar } from '@/desk/PartBar'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import css from './Orders.module.css'
import { daysSince, segmentOf, shortDay, statusTones } from './status'
import type { ListedOrder } from './types'

/** How late something is, in brick. */
export function Lateness({ days }: { days: number }) {
  if (days === 0) return null
  return (
    <span className={css.late}>
      <DeskIcon name="clock" size="xs" />
      {t.days(days)}
    </span>
  )
}

const words = t.columns

export const columns: Column<ListedOrder>[] = [
  { key: 'reference', head: words.reference, cell: ({ reference }) => reference },
  {
    key: 'placed',
    head: words.placed,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDay(createdAt)}</time>,
  },
  {
    key: 'age',
    head: words.age,
    cell: ({ createdAt }) => t.age(daysSince(createdAt)),
    align: 'end',
    sort: 'age',
    card: 'middleEnd',
  },
  {
    key: 'person',
    head: words.person,
    cell: ({ name, email, province }) => (
      <>
        {name || email} {province !== 'QC' && <span className={css.soft}>({province})</span>}
      </>
    ),
    cut: true,
    card: 'middle',
  },
  {
    key: 'shops',
    head: words.shops,
    cell: ({ parts }) => <Shops names={parts.map(({ shopName }) => shopName)} />,
    cut: true,
  },
  {
    key: 'status',
    head: words.status,
    cell: ({ status }) => (
      <span className={css.state}>
        <Badge tone={statusTones[status]}>{t.status[status]}</Badge>
      </span>
    ),
  },
  {
    key: 'shipped',
    head: words.shipped,
    cell: ({ status, parts }) =>
      status === 'pending' || status === 'failed' ? null : <PartBar parts={parts.map(segmentOf)} />,
    card: 'bottom',
  },
  { key: 'late', head: words.late, cell: ({ lateDays }) => <Lateness days={lateDays} />, card: 'bottomEnd' },
  {
    key: 'total',
    head: words.total,
    cell: ({ total }) => <b>{formatMoney(total)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]

function Shops({ names }: { names: readonly string[] }) {
  const [first, ...others] = names
  return (
    <>
      {first} {others.length > 0 && <span className={css.soft}>{t.andOthers(others.length)}</span>}
    </>
  )
}
