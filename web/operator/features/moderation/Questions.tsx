import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-moderation'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import css from './moderation.module.css'
import { Older } from './Older'
import { NAMES, QUESTION_VIEWS, questionsQuery, viewOf, type Question } from './queries'
import { QuestionPanel } from './QuestionPanel'

const words = t.questions
/** Columns that give way to an open decision. */
const LEFT_OUT = ['shop', 'asked']

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
  const questions = query.data?.data ?? []
  const counts = query.data?.counts
  const numbers = { newest: undefined, reported: counts?.reported, hidden: counts?.hidden }
  const views = QUESTION_VIEWS.map((id) => ({
    id,
    label: words.view[id],
    href: state.href({ [NAMES.view]: id === 'newest' ? '' : id, [NAMES.open]: '' }),
    count: numbers[id],
  }))
  const open = questions.find(({ id }) => id === state.get(NAMES.open))
  const table = (
    <ListBody query={query} failed={words.failed} rows={8}>
      {({ next }) =>
        questions.length === 0 ? (
          <EmptyList title={words.empty.title} text={words.empty.text} />
        ) : (
          <>
            <DataTable
              label={words.title}
              columns={open ? columns.filter(({ key }) => !LEFT_OUT.includes(key)) : columns}
              rows={questions}
              id={({ id }) => id}
              href={({ id }) => state.href({ [NAMES.open]: id })}
              footer={words.count(questions.length)}
            />
            <Older state={state} next={next} />
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
      {open ? (
        <Record
          decision={<QuestionPanel key={open.id} question={open} onClose={() => state.go({ [NAMES.open]: '' })} />}
        >
          {table}
        </Record>
      ) : (
        table
      )}
    </>
  )
}
