import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { DataTable, type Column } from '@/desk/DataTable'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { LettersKept } from '@/operator/LettersKept'
import { useMe } from '@/operator/me-context'
import { lettersQuery, type LetterRow } from './queries'
import css from './system.module.css'

const columns: Column<LetterRow>[] = [
  { key: 'subject', head: t.letters.subject, cell: ({ subject }) => subject },
  { key: 'to', head: t.letters.to, cell: ({ to }) => to, cut: true, card: 'middle' },
  {
    key: 'error',
    head: t.letters.error,
    cell: ({ cause }) => <span className={css.error}>{cause}</span>,
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

/** A letter that left has no cause. */
const columnsOfDone = columns.filter(({ key }) => key !== 'error')

type LettersProps = { of: 'failed' | 'ready' | 'done'; state: ListState; hrefOf: (id: string) => string }

/** Letters that failed, that wait, or that left today. */
export function Letters({ of, state, hrefOf }: LettersProps) {
  const query = useQuery(lettersQuery(of, state.get('avant')))
  const { lettersKept } = useMe()
  const empty =
    lettersKept && of === 'done'
      ? { title: t.letters.emptyKept, text: t.letters.emptyKeptText }
      : { title: t.letters.empty[of], text: t.letters.emptyText }
  return (
    <>
      <LettersKept />
      <ListBody query={query} failed={t.letters.failed}>
        {({ data, next }) =>
          data.length === 0 ? (
            <EmptyList {...empty} />
          ) : (
            <>
              <DataTable
                label={t.letters.title}
                columns={of === 'done' ? columnsOfDone : columns}
                rows={data}
                id={({ id }) => id}
                href={({ id }) => hrefOf(id)}
                footer={t.letters.count(data.length)}
              />
              <PageLinks state={state} next={next} />
            </>
          )
        }
      </ListBody>
    </>
  )
}
