import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-journal'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { DownloadButton } from '@/desk/DownloadButton'
import { FilterBar } from '@/desk/FilterBar'
import { EmptyList, ListError, LoadingRows, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { TitleBar } from '@/ui/TitleBar'
import { wordOf } from './changes'
import { Diff } from './Diff'
import css from './Journal.module.css'
import { fetchJournal, journalQuery, NAMES, type Noted } from './queries'

/** Where the thing that a line is about is seen, by its kind. */
const pages: Record<string, string> = {
  order: '/commandes/',
  shop: '/boutiques/',
  person: '/personnes/',
  guest: '/personnes/invite/',
  text: '/textes/',
  thread: '/boite/',
}

const columns: Column<Noted>[] = [
  { key: 'at', head: t.columns.at, cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  { key: 'who', head: t.columns.who, cell: ({ operatorName }) => operatorName, card: 'topEnd' },
  { key: 'act', head: t.columns.act, cell: ({ act }) => wordOf(t.acts, act), card: 'middle' },
  { key: 'subject', head: t.columns.subject, cell: (line) => <Subject line={line} />, cut: true, card: 'middleEnd' },
  { key: 'change', head: t.columns.change, cell: (line) => <Diff line={line} />, card: 'bottom' },
  { key: 'reason', head: t.columns.reason, cell: ({ reason }) => reason, card: 'bottomEnd', cut: true },
]

/** All that operators did, the latest first. */
export function Journal({ state }: { state: ListState }) {
  const query = useQuery(journalQuery(state))
  const lines = (query.data?.data ?? []) as Noted[]
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <DownloadButton
            label={t.export}
            file={t.file}
            failed={t.exportFailed}
            fetchFile={() => fetchJournal(state)}
          />
        }
      />
      <FilterBar state={state} filters={filtersOf(lines, state)} />
      {query.isPending && <LoadingRows rows={8} />}
      {query.error && (
        <ListError
          title={t.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Lines lines={lines} next={query.data.next} state={state} />}
    </>
  )
}

function Lines({ lines, next, state }: { lines: Noted[]; next: string; state: ListState }) {
  if (lines.length === 0) {
    const narrowed = Object.values(NAMES).some((name) => state.get(name) !== '')
    const none = Object.fromEntries(Object.values(NAMES).map((name) => [name, '']))
    if (!narrowed) return <EmptyList title={t.empty.title} text={t.empty.text} />
    return <NotFoundList title={t.nothing.title} drop={{ label: t.nothing.drop, href: state.href(none) }} />
  }
  return (
    <>
      <DataTable label={t.title} columns={columns} rows={lines} id={({ id }) => id} footer={t.count(lines.length)} />
      <div className={css.pages}>
        {state.get('avant') && (
          <Button size="s" variant="secondary" href={state.href({})}>
            {t.first}
          </Button>
        )}
        {next && (
          <Button size="s" variant="secondary" href={state.href({ avant: next })}>
            {t.older}
          </Button>
        )}
      </div>
    </>
  )
}

function Subject({ line: { subjectKind, subjectId, subjectName } }: { line: Noted }) {
  const page = pages[subjectKind]
  const name = subjectName || wordOf(t.kinds, subjectKind)
  if (!page || !subjectId) return name
  return (
    <Link className={layout.link} href={to(page + encodeURIComponent(subjectId))}>
      {name}
    </Link>
  )
}

/** Filters by what the console knows, and by the people of the lines on screen. */
function filtersOf(lines: readonly Noted[], state: ListState) {
  const people = new Map(lines.map(({ operatorId, operatorName }) => [operatorId, operatorName]))
  const chosen = state.get(NAMES.operator)
  if (chosen && !people.has(chosen)) people.set(chosen, t.somebody)
  people.delete('')
  const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
  return [
    { name: NAMES.operator, label: t.columns.who, options: options(Object.fromEntries(people)) },
    { name: NAMES.act, label: t.columns.act, options: options(t.acts) },
    { name: NAMES.kind, label: t.columns.subject, options: options(t.kinds) },
    { name: NAMES.from, label: t.from, type: 'date' as const },
    { name: NAMES.to, label: t.to, type: 'date' as const },
  ]
}
