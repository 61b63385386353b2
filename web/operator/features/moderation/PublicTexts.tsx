import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { TitleBar } from '@/ui/TitleBar'
import { NAMES, QUESTION_VIEWS, viewOf } from './queries'

type View = (typeof QUESTION_VIEWS)[number]

type PublicTextsProps<T> = {
  words: {
    title: string
    lead: string
    views: string
    view: { [id in View]: string }
    failed: string
    empty: { title: string; text: string }
    count: (shown: number) => string
  }
  state: ListState
  query: UseQueryResult<{ data: T[]; counts: { reported: number; hidden: number }; next: string }>
  columns: Column<T>[]
  /** Columns that give way to an open decision. */
  leftOut: readonly string[]
  decide: (open: T, onClose: () => void) => ReactNode
}

/** What people write on the pages of products, questions or reviews: the newest, the reported, the hidden. */
export function PublicTexts<T extends { id: string }>(props: PublicTextsProps<T>) {
  const { words, state, query, columns, leftOut, decide } = props
  const rows = query.data?.data ?? []
  const counts = query.data?.counts
  const numbers = { newest: undefined, reported: counts?.reported, hidden: counts?.hidden }
  const views = QUESTION_VIEWS.map((id) => ({
    id,
    label: words.view[id],
    href: state.href({ [NAMES.view]: id === 'newest' ? '' : id, [NAMES.open]: '' }),
    count: numbers[id],
  }))
  const open = rows.find(({ id }) => id === state.get(NAMES.open))
  const table = (
    <ListBody query={query} failed={words.failed} rows={8}>
      {({ next }) =>
        rows.length === 0 ? (
          <EmptyList title={words.empty.title} text={words.empty.text} />
        ) : (
          <>
            <DataTable
              label={words.title}
              columns={open ? columns.filter(({ key }) => !leftOut.includes(key)) : columns}
              rows={rows}
              id={({ id }) => id}
              href={({ id }) => state.href({ [NAMES.open]: id })}
              footer={words.count(rows.length)}
            />
            <PageLinks state={state} next={next} />
          </>
        )
      }
    </ListBody>
  )
  return (
    <>
      <TitleBar title={words.title} lead={words.lead} />
      <FilterBar
        state={state}
        views={{ label: words.views, list: views, selected: viewOf(state, QUESTION_VIEWS) }}
        filters={[]}
      />
      <Record decision={open && decide(open, () => state.go({ [NAMES.open]: '' }))}>
        <div>{table}</div>
      </Record>
    </>
  )
}
