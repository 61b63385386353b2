import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-texts'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import { ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime, formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { NewText } from './NewText'
import { textsQuery, type Text } from './queries'
import css from './Texts.module.css'

const NEW = 'nouveau'
const groups = ['legal', 'pages', 'faq', 'blogue', 'medias', 'equipe', 'concours']
const groupOf = (text: Text) => (text.legal ? 'legal' : text.kind)

const columns: Column<Text>[] = [
  { key: 'title', head: t.columns.title, cell: ({ title }) => title },
  { key: 'state', head: t.columns.state, cell: (text) => <State text={text} />, card: 'topEnd' },
  {
    key: 'version',
    head: t.columns.version,
    cell: ({ version, since }) => (version && since ? t.since(version, formatShortDate(since)) : t.original),
    card: 'middle',
  },
  {
    key: 'edited',
    head: t.columns.edited,
    cell: ({ editedBy, editedAt }) => (editedAt ? t.by(editedBy, formatDateTime(editedAt)) : ''),
    cut: true,
  },
  { key: 'read', head: t.columns.read, cell: (text) => <Reading text={text} />, card: 'bottom', align: 'end' },
]

/** Every text of the site, by what it is for. */
export function Texts({ state }: { state: ListState }) {
  const query = useQuery(textsQuery())
  const texts = query.data?.data ?? []
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" variant="secondary" href={state.href({ [NEW]: '1' })}>
            {t.add}
          </Button>
        }
      />
      <div className={css.stack}>
        {state.get(NEW) && <NewText onClose={() => state.go({ [NEW]: '' })} />}
        {query.isPending && <LoadingRows rows={9} />}
        {query.error && <ListError title={t.failed} error={query.error} onRetry={() => void query.refetch()} />}
        {groups.map((group) => {
          const rows = texts.filter((text) => groupOf(text) === group)
          if (rows.length === 0) return null
          return (
            <Panel key={group} title={t.groups[group] ?? group}>
              <DataTable
                label={t.groups[group] ?? group}
                columns={columns}
                rows={rows}
                id={({ id }) => id}
                href={({ id }) => to(`/textes/${id}`)}
                footer={t.count(rows.length)}
              />
            </Panel>
          )
        })}
      </div>
    </>
  )
}

function State({ text: { draft, hidden, waiting, waitingFrom } }: { text: Text }) {
  if (draft) return <Badge tone="waiting">{t.states.draft}</Badge>
  if (waiting && waitingFrom) return <Badge tone="info">{t.states.waiting(formatShortDate(waitingFrom))}</Badge>
  if (hidden) return <Badge>{t.states.hidden}</Badge>
  return <Badge tone="success">{t.states.shown}</Badge>
}

function Reading({ text: { legal, readBy, readAt } }: { text: Text }) {
  if (!legal) return null
  return readAt ? <>{t.by(readBy, formatShortDate(readAt))}</> : <Badge tone="waiting">{t.unread}</Badge>
}
