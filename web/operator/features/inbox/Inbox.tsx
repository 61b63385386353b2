import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-inbox'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import { inboxQuery, viewOf, VIEWS, type ThreadRow, type ViewName } from './queries'

const columns: Column<ThreadRow>[] = [
  { key: 'who', head: t.columns.who, cell: ({ name }) => name },
  { key: 'what', head: t.columns.what, cell: ({ subject, excerpt }) => subject || excerpt, cut: true, card: 'middle' },
  { key: 'state', head: t.columns.state, cell: (row) => <ThreadState row={row} />, card: 'bottom' },
  { key: 'to', head: t.columns.assigned, cell: ({ assignedName }) => assignedName || t.nobody, card: 'bottomEnd' },
  {
    key: 'at',
    head: t.columns.at,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{formatDateTime(lastAt)}</time>,
    align: 'end',
    card: 'topEnd',
  },
]

/** What people wrote to the market, the thread that moved last first. */
export function Inbox({ state }: { state: ListState }) {
  const query = useQuery(inboxQuery(state))
  const view = viewOf(state)
  const counts = query.data?.counts
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <FilterBar
        state={state}
        filters={[]}
        views={{
          label: t.views.label,
          selected: view,
          list: (Object.keys(VIEWS) as ViewName[]).map((id) => ({
            id,
            label: t.views[VIEWS[id]],
            href: state.href({ vue: id }),
            count: counts?.[VIEWS[id]],
          })),
        }}
      />
      <ListBody query={query} failed={t.failed}>
        {({ data, next }) =>
          data.length === 0 ? (
            <EmptyList title={t.empty[VIEWS[view]]} text={t.empty.text} />
          ) : (
            <>
              <DataTable
                label={t.title}
                columns={columns}
                rows={data}
                id={({ id }) => id}
                href={({ id }) => to(`/boite/${encodeURIComponent(id)}`)}
                footer={t.count(data.length)}
              />
              <PageLinks state={state} next={next} />
            </>
          )
        }
      </ListBody>
    </>
  )
}

/** Whose turn it is. */
export function ThreadState({ row: { state, answered } }: { row: Pick<ThreadRow, 'state' | 'answered'> }) {
  if (state === 'closed') return <Badge>{t.states.closed}</Badge>
  return answered ? <Badge tone="success">{t.states.answered}</Badge> : <Badge tone="waiting">{t.states.waiting}</Badge>
}
