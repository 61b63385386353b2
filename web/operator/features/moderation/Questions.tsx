import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-moderation'
import type { Column } from '@/desk/DataTable'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import css from './moderation.module.css'
import { PublicTexts } from './PublicTexts'
import { questionsQuery, type Question } from './queries'
import { QuestionPanel } from './QuestionPanel'

const words = t.questions

const columns: Column<Question>[] = [
  { key: 'question', head: words.columns.question, cell: ({ question }) => question, cut: true },
  { key: 'product', head: words.columns.product, cell: ({ productName }) => productName, cut: true, card: 'middle' },
  { key: 'shop', head: words.columns.shop, cell: ({ storeName }) => storeName, cut: true },
  { key: 'asked', head: words.columns.asked, cell: ({ askedAt }) => formatShortDate(askedAt), card: 'bottomEnd' },
  { key: 'state', head: words.columns.state, cell: (question) => <States question={question} />, card: 'bottom' },
]

function States({ question: { answer, marketAnswer, hiddenAt, hiddenByMarket, reports } }: { question: Question }) {
  const answered = answer !== '' || marketAnswer !== ''
  return (
    <span className={css.states}>
      {hiddenAt ? (
        <Badge tone="error">{hiddenByMarket ? words.byMarket : words.hidden}</Badge>
      ) : (
        <Badge tone={answered ? 'success' : 'neutral'}>{answered ? words.answered : words.waiting}</Badge>
      )}
      {reports > 0 && <Badge tone="waiting">{t.reports(reports)}</Badge>}
    </span>
  )
}

/** What people ask on the pages of products: answer as the market, hide, restore. */
export function Questions({ state }: { state: ListState }) {
  const query = useQuery(questionsQuery(state))
  return (
    <PublicTexts
      words={words}
      state={state}
      query={query}
      columns={columns}
      leftOut={['shop', 'asked']}
      decide={(question, onClose) => <QuestionPanel key={question.id} question={question} onClose={onClose} />}
    />
  )
}
