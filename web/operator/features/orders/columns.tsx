import { t } from '#i18n/operator-orders'
import type { Column } from '@/desk/DataTable'
import { DeskIcon } from '@/desk/DeskIcon'
import { PartBar } from '@/desk/PartBar'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import css from './Orders.module.css'
import { daysSince, segmentOf, statusTones } from './status'
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
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
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
    cell: ({ status }) => <Badge tone={statusTones[status]}>{t.status[status]}</Badge>,
  },
  {
    key: 'shipped',
    head: words.shipped,
    cell: ({ parts }) => <PartBar parts={parts.map(segmentOf)} />,
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
