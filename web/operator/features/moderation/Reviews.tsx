import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-moderation'
import type { Column } from '@/desk/DataTable'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import css from './moderation.module.css'
import { PublicTexts } from './PublicTexts'
import { reviewsQuery, type Review } from './queries'
import { ReviewPanel } from './ReviewPanel'

const words = t.reviews

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
  return (
    <PublicTexts
      words={words}
      state={state}
      query={query}
      columns={columns}
      leftOut={['shop', 'written']}
      decide={(review, onClose) => <ReviewPanel key={review.id} review={review} onClose={onClose} />}
    />
  )
}
