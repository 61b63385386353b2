import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-moderation'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import { KINDS, NAMES, REPORT_VIEWS, reportsQuery, viewOf, type Report } from './queries'
import { ReportPanel } from './ReportPanel'
import { shopFilter } from './shop-filter'

const words = t.reported

const columns: Column<Report>[] = [
  { key: 'subject', head: words.columns.subject, cell: ({ subjectName }) => subjectName, cut: true },
  { key: 'kind', head: words.columns.kind, cell: ({ kind }) => words.kinds[kind], card: 'topEnd' },
  { key: 'cause', head: words.columns.cause, cell: ({ cause }) => words.causes[cause], card: 'middle' },
  { key: 'shop', head: words.columns.shop, cell: ({ storeName }) => storeName, cut: true, card: 'bottom' },
  { key: 'at', head: words.columns.at, cell: ({ createdAt }) => formatShortDate(createdAt), card: 'middleEnd' },
  {
    key: 'outcome',
    head: words.columns.outcome,
    card: 'bottomEnd',
    cell: ({ outcome }) =>
      outcome ? <Badge tone={outcome === 'kept' ? 'neutral' : 'error'}>{words.outcome[outcome]}</Badge> : null,
  },
]

/** What people report: keep or hide, with a reason. */
export function Reports({ state }: { state: ListState }) {
  const query = useQuery(reportsQuery(state))
  const reports = query.data?.data ?? []
  const counts = query.data?.counts
  const waiting = counts && counts.product + counts.shop + counts.question + counts.review + counts.message
  const views = REPORT_VIEWS.map((id) => ({
    id,
    label: words.view[id],
    href: state.href({ [NAMES.view]: id === 'open' ? '' : id, [NAMES.open]: '' }),
    count: id === 'open' ? waiting : undefined,
  }))
  const open = state.get(NAMES.open)
  const table = (
    <ListBody query={query} failed={words.failed}>
      {({ next }) =>
        reports.length === 0 ? (
          <EmptyList title={words.empty.title} text={words.empty.text} />
        ) : (
          <>
            <DataTable
              label={words.title}
              columns={columns}
              rows={reports}
              id={({ id }) => id}
              href={({ id }) => state.href({ [NAMES.open]: id })}
              footer={words.count(reports.length)}
            />
            <PageLinks state={state} next={next} />
          </>
        )
      }
    </ListBody>
  )
  const kinds = KINDS.map((value) => ({ value, label: words.kinds[value] }))
  return (
    <>
      <TitleBar title={words.title} lead={words.lead} />
      <FilterBar
        state={state}
        views={{ label: words.views, list: views, selected: viewOf(state, REPORT_VIEWS) }}
        filters={[{ name: NAMES.kind, label: words.kind, options: kinds }, ...shopFilter(state, reports)]}
      />
      <Record decision={open && <ReportPanel key={open} id={open} onClose={() => state.go({ [NAMES.open]: '' })} />}>
        <div>{table}</div>
      </Record>
    </>
  )
}
