import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-journal'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { EmptyList, ListError, LoadingRows, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { TitleBar } from '@/ui/TitleBar'
import { BEFORE, journalQuery, KIND, PERSON, teamQuery, type Noted } from './queries'
import css from './Journal.module.css'

/** Where the thing that a line is about is seen, by its kind. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  product: (id) => to(`/produits/${id}`),
  parcel: (id) => to(`/commandes/${id}`),
  order: (id) => to(`/commandes/${id}`),
  return: (id) => to(`/commandes/${id}`),
  shop: () => to('/boutique'),
  team: () => to('/equipe'),
  money: () => to('/argent'),
  promotion: () => to('/promotions'),
}

const columns: Column<Noted>[] = [
  { key: 'at', head: t.columns.at, cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  { key: 'who', head: t.columns.who, cell: (line) => <Who line={line} />, card: 'topEnd' },
  { key: 'act', head: t.columns.act, cell: ({ act }) => wordOf(t.acts, act), card: 'middle' },
  { key: 'subject', head: t.columns.subject, cell: (line) => <Subject line={line} />, cut: true, card: 'middleEnd' },
  { key: 'change', head: t.columns.change, cell: (line) => <Changes line={line} />, card: 'bottom' },
]

/** All that was changed in the shop, the latest first. */
export function Journal({ shopId, state }: { shopId: string; state: ListState }) {
  const query = useQuery(journalQuery(shopId, state))
  const { data: team } = useQuery(teamQuery(shopId))
  const people = (team?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }))
  const kinds = Object.entries(t.kinds).map(([value, label]) => ({ value, label }))
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <FilterBar
        state={state}
        filters={[
          { name: PERSON, label: t.columns.who, options: people },
          { name: KIND, label: t.columns.subject, options: kinds },
        ]}
      />
      {query.isPending && <LoadingRows rows={8} />}
      {query.error && <ListError title={t.failed} error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Lines lines={query.data.data} next={query.data.next} state={state} />}
    </>
  )
}

function Lines({ lines, next, state }: { lines: readonly Noted[]; next: string; state: ListState }) {
  if (lines.length === 0) {
    if (state.get(PERSON) === '' && state.get(KIND) === '')
      return <EmptyList title={t.empty.title} text={t.empty.text} />
    return (
      <NotFoundList
        title={t.nothing.title}
        drop={{ label: t.nothing.drop, href: state.href({ [PERSON]: '', [KIND]: '' }) }}
      />
    )
  }
  return (
    <>
      <DataTable label={t.title} columns={columns} rows={lines} id={({ id }) => id} />
      <div className={css.pages}>
        {state.get(BEFORE) && (
          <Button size="s" variant="secondary" href={state.href({})}>
            {t.first}
          </Button>
        )}
        {next && (
          <Button size="s" variant="secondary" href={state.href({ [BEFORE]: next })}>
            {t.older}
          </Button>
        )}
      </div>
    </>
  )
}

function Who({ line: { userId, name } }: { line: Noted }) {
  const { name: market } = useSite()
  return <>{userId === '' ? market : name || t.gone}</>
}

function Subject({ line: { act, subjectId, subjectName } }: { line: Noted }) {
  const href = act === 'product.import' ? to('/produits/importer') : pages[act.split('.')[0]!]?.(subjectId)
  if (!href) return <>{subjectName}</>
  return (
    <Link className={layout.link} href={href}>
      {subjectName}
    </Link>
  )
}

/** What was, and what is, one line each. */
function Changes({ line: { changes } }: { line: Noted }) {
  return (
    <ul className={css.changes}>
      {changes.map(({ what, before, after }, index) => (
        <li key={index}>
          {wordOf(t.what, what)}
          {(before || after) && '\u00a0: '}
          {before && <del>{say(what, before)}</del>} {after && <ins>{say(what, after)}</ins>}
        </li>
      ))}
    </ul>
  )
}

function say(what: string, value: string) {
  if (what === 'until' && value === 'reopened') return t.reopened
  if (what === 'from' || what === 'until') return formatDate(value)
  return what === 'status' ? wordOf(t.statuses, value) : value
}
const wordOf = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? word
