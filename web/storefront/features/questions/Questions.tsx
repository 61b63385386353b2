import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/questions'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { Report } from '@/storefront/Report'
import { signInLink } from '@/storefront/session/return-path'
import { useVisitor } from '@/session/visitor'
import { useSite } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { useLater } from '@/ui/useLater'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Questions.module.css'
import { questionsQuery, type Question } from './questions'

const loadForm = () => import('./QuestionForm').then(({ QuestionForm }) => QuestionForm)

type QuestionsProps = { productId: string; shopName: string; /** Where to come back after signing in. */ from: string }

/** What was asked about a product, and a place to ask. Only customers ask; guests are shown the way to sign in. */
export function Questions({ productId, shopName, from }: QuestionsProps) {
  const visitor = useVisitor()
  const QuestionForm = useLater(visitor !== null, loadForm)
  const { data, isError } = useQuery(questionsQuery(productId))
  return (
    <div className={css.questions}>
      <div>{isError ? <Alert kind="error">{t.loadFailed}</Alert> : <List questions={data} shopName={shopName} />}</div>
      <aside className={css.ask}>
        <h2 className={css.title}>{t.title}</h2>
        {!visitor && <Guest from={from} />}
        {visitor && QuestionForm && <QuestionForm productId={productId} />}
      </aside>
    </div>
  )
}

function List({ questions, shopName }: { questions: readonly Question[] | undefined; shopName: string }) {
  if (!questions) {
    return (
      <div className={css.waiting} aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton width="70%" />
        <Skeleton width="30%" height="0.875rem" />
        <Skeleton width="90%" />
      </div>
    )
  }
  if (questions.length === 0) return <p className={css.empty}>{t.empty}</p>
  return (
    <ul>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} shopName={shopName} />
      ))}
    </ul>
  )
}

function QuestionItem({ question, shopName }: { question: Question; shopName: string }) {
  const { name } = useSite()
  const { id, user, createdAt, answer, marketAnswer } = question
  return (
    <li className={css.item}>
      <p className={css.question}>{question.question}</p>
      <p className={css.by}>
        <time dateTime={formatIsoDate(createdAt)}>
          {t.asked(t.author(user.firstName, user.lastName), formatDate(createdAt))}
        </time>{' '}
        <Report subject={{ kind: 'question', id }} />
      </p>
      {answer && (
        <div className={css.answer}>
          <VisuallyHidden>{t.answer}</VisuallyHidden>
          <p className={css.text}>{answer}</p>
          <p className={css.by}>{shopName}</p>
        </div>
      )}
      {marketAnswer && (
        <div className={css.answer}>
          <VisuallyHidden>{t.marketAnswer}</VisuallyHidden>
          <p className={css.text}>{marketAnswer}</p>
          <p className={css.by}>{t.market(name)}</p>
        </div>
      )}
    </li>
  )
}

function Guest({ from }: { from: string }) {
  return (
    <>
      <p className={css.guest}>{t.guest}</p>
      <Button variant="secondary" href={signInLink(from)}>
        {t.login}
      </Button>
    </>
  )
}
