import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-moderation'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { Record } from '@/desk/Record'
import { EmptyList, ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import css from './moderation.module.css'
import { Older } from './Older'
import { NAMES, QUESTION_VIEWS, reviewsQuery, viewOf, type Review } from './queries'
import { ReviewPanel } from './ReviewPanel'

const words = t.reviews
/** Columns that give way to an open decision. */
const LEFT_OUT = ['shop', 'written']

const columns: Column<Review>[] = [
  { key: 'review', head: words.columns.review, cell: ({ text }) => text || words.noText, cut: true },
  { key: 'stars', head: words.columns.stars, cell: ({ stars }) => words.stars(stars), card: 'topEnd' },
  { key: 'product', head: words.columns.product, cell: ({ productName }) => productName, cut: true, card: 'middle' },
  { key: 'shop', head: words.columns.shop, cell: ({ storeName }) => storeName, cut: true },
  { key: 'written', head: words.columns.written, cell: (row) => formatShortDate(row.createdAt), card: 'bottomEnd' },
  { key: 'state', head: words.columns.state, cell: (review) => <States review={review} />, card: 'bottom' },
]

function States({ review: { hiddenAt, returned, reports } }: { review: Review }) {
  return (
    <span className={css.states}>
      <Badge tone={hiddenAt ? 'error' : 'success'}>{hiddenAt ? words.hidden : words.shown}</Badge>
      {returned && <Badge tone="neutral">{words.returned}</Badge>}
      {reports > 0 && <Badge tone="waiting">{t.reports(reports)}</Badge>}
    </span>
  )
}

/** What buyers say on the pages of products: hide, restore. */
export function Reviews({ state }: { state: ListState }) {
  const query = useQuery(reviewsQuery(state))
  const reviews = query.data?.data ?? []
  const counts = query.data?.counts
  const numbers = { newest: undefined, reported: counts?.reported, hidden: counts?.hidden }
  const views = QUESTION_VIEWS.map((id) => ({
    id,
    label: words.view[id],
    href: state.href({ [NAMES.view]: id === 'newest' ? '' : id, [NAMES.open]: '' }),
    count: numbers[id],
  }))
  const open = reviews.find(({ id }) => id === state.get(NAMES.open))
  const table = (
    <>
      {query.isPending && <LoadingRows rows={8} />}
      {query.error && (
        <ListError
          title={words.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && reviews.length === 0 && <EmptyList title={words.empty.title} text={words.empty.text} />}
      {reviews.length > 0 && (
        <>
          <DataTable
            label={words.title}
            columns={open ? columns.filter(({ key }) => !LEFT_OUT.includes(key)) : columns}
            rows={reviews}
            id={({ id }) => id}
            href={({ id }) => state.href({ [NAMES.open]: id })}
            footer={words.count(reviews.length)}
          />
          <Older state={state} next={query.data?.next ?? ''} />
        </>
      )}
    </>
  )
  return (
    <>
      <TitleBar title={words.title} lead={words.lead} />
      <FilterBar
        state={state}
        views={{ label: words.views, list: views, selected: viewOf(state, QUESTION_VIEWS) }}
        filters={[]}
      />
      {open ? (
        <Record decision={<ReviewPanel key={open.id} review={open} onClose={() => state.go({ [NAMES.open]: '' })} />}>
          {table}
        </Record>
      ) : (
        table
      )}
    </>
  )
}
