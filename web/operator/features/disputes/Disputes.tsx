import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-disputes'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { EmptyList, ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import { disputesQuery, VIEWS, type DisputeRow } from './queries'
import { reasonOf, stateOf } from './status'

/** The charges that buyers contest, those that wait for an operator first. */
export function Disputes({ state }: { state: ListState }) {
  const view = VIEWS.find((one) => one === state.get('vue')) ?? 'waiting'
  const query = useQuery(disputesQuery(view))
  return (
    <>
      <TitleBar title={t.title} />
      <FilterBar
        state={state}
        filters={[]}
        views={{
          label: t.views.label,
          selected: view,
          list: VIEWS.map((id) => ({
            id,
            label: t.views[id],
            href: state.href({ vue: id === 'waiting' ? '' : id }),
          })),
        }}
      />
      {query.isPending && <LoadingRows rows={6} />}
      {query.error && (
        <ListError
          title={t.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Found rows={query.data.data} total={query.data.total} />}
    </>
  )
}

function Found({ rows, total }: { rows: DisputeRow[]; total: number }) {
  if (rows.length === 0) return <EmptyList title={t.empty.title} text={t.empty.text} />
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={rows}
      id={({ id }) => id}
      href={({ id }) => to(`/litiges/${encodeURIComponent(id)}`)}
      footer={t.count(rows.length, formatMoney(total))}
    />
  )
}

const day = (at: string | null) => (at ? <time dateTime={at}>{formatShortDate(at)}</time> : null)

const columns: Column<DisputeRow>[] = [
  { key: 'reference', head: t.columns.reference, cell: ({ reference }) => reference },
  { key: 'opened', head: t.columns.opened, cell: ({ openedAt }) => day(openedAt) },
  { key: 'person', head: t.columns.person, cell: ({ name }) => name, cut: true, card: 'middle' },
  { key: 'reason', head: t.columns.reason, cell: ({ reason }) => reasonOf(reason), cut: true },
  {
    key: 'due',
    head: t.columns.due,
    cell: ({ dueAt, state }) => (state === 'needs_answer' ? day(dueAt) : null),
    card: 'bottomEnd',
  },
  {
    key: 'state',
    head: t.columns.state,
    cell: (row) => <Badge tone={stateOf(row).tone}>{stateOf(row).label}</Badge>,
    card: 'bottom',
  },
  {
    key: 'amount',
    head: t.columns.amount,
    cell: ({ amount }) => <b>{formatMoney(amount)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]
