import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { DataTable, type Column } from '@/desk/DataTable'
import { ListBody } from '@/desk/ListBody'
import { EmptyList } from '@/desk/states'
import { formatDateTime } from '@/lib/format-date'
import { lettersQuery, type LetterRow } from './queries'
import css from './system.module.css'

const columns: Column<LetterRow>[] = [
  { key: 'subject', head: t.letters.subject, cell: ({ subject }) => subject },
  { key: 'to', head: t.letters.to, cell: ({ to }) => to, cut: true, card: 'middle' },
  {
    key: 'error',
    head: t.letters.error,
    cell: ({ error }) => <span className={css.error}>{error}</span>,
    card: 'bottom',
  },
  {
    key: 'at',
    head: t.letters.at,
    cell: ({ endedAt, createdAt }) => formatDateTime(endedAt ?? createdAt),
    align: 'end',
    card: 'topEnd',
  },
]

/** Letters that failed, that wait, or that left today. */
export function Letters({ state, hrefOf }: { state: 'failed' | 'ready' | 'done'; hrefOf: (id: string) => string }) {
  const query = useQuery(lettersQuery(state))
  return (
    <ListBody query={query} failed={t.letters.failed}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyList title={t.letters.empty[state]} text={t.letters.emptyText} />
        ) : (
          <DataTable
            label={t.letters.title}
            columns={columns}
            rows={data}
            id={({ id }) => id}
            href={({ id }) => hrefOf(id)}
            footer={t.letters.count(data.length)}
          />
        )
      }
    </ListBody>
  )
}
