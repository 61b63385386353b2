import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-questions'
import { refusal } from '@/api/refusal'
import { formatDate } from '@/lib/format-date'
import panel from '@/desk/Panel.module.css'
import { AnswerForm, useWriting } from '@/seller/AnswerForm'
import { Acts } from '@/seller/ReadOnly'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { toast } from '@/ui/toast'
import { answerQuestion, hideQuestion, useQuestionChanged, type Question } from './queries'
import css from './QuestionCard.module.css'

/** A question with its answer, or the place to write one. */
export function QuestionCard({
  shopId,
  question,
  productHref,
}: {
  shopId: string
  question: Question
  productHref: string
}) {
  const { card, writing, setWriting } = useWriting()
  const changed = useQuestionChanged(shopId)
  const { productName, question: text, user, createdAt, hidden } = question
  return (
    <li ref={card} className={`${panel.panel} ${css.card}`}>
      <p className={panel.row}>
        <Link className={layout.link} href={productHref} target="_blank" rel="noreferrer">
          {productName}
        </Link>
        {hidden && <Badge tone="neutral">{question.hiddenByMarket ? t.hiddenByMarket : t.hidden}</Badge>}
      </p>
      <h2 className={css.question}>{text}</h2>
      <p className={panel.soft}>{t.asked(t.author(user.firstName, user.lastName), formatDate(createdAt))}</p>
      {writing ? (
        <AnswerForm
          shopId={shopId}
          words={t}
          to={user.firstName}
          answer={question.answer ?? ''}
          send={(answer) => answerQuestion(shopId, question.id, answer)}
          changed={changed}
          onClose={() => setWriting(false)}
        />
      ) : (
        <>
          <Answer question={question} />
          <Acts>
            <Actions shopId={shopId} question={question} onWrite={() => setWriting(true)} />
          </Acts>
        </>
      )}
    </li>
  )
}

function Answer({ question }: { question: Question }) {
  const { answer, marketAnswer, hiddenReason } = question
  return (
    <>
      {hiddenReason && <p className={panel.soft}>{t.hiddenWhy(hiddenReason)}</p>}
      {answer && <Own question={question} />}
      {marketAnswer && (
        <div className={css.answer}>
          <p className={css.text}>{marketAnswer}</p>
          <p className={panel.soft}>{t.marketAnswer}</p>
        </div>
      )}
    </>
  )
}

function Own({ question: { answer, answeredAt } }: { question: Question }) {
  return (
    <div className={css.answer}>
      <p className={css.text}>{answer}</p>
      {answeredAt && <p className={panel.soft}>{t.answeredOn(formatDate(answeredAt))}</p>}
    </div>
  )
}

function Actions({ shopId, question, onWrite }: { shopId: string; question: Question; onWrite: () => void }) {
  const fresh = useQuestionChanged(shopId)
  const { id, answer, hidden, question: text } = question
  const { mutate, isPending } = useMutation({
    mutationFn: () => hideQuestion(shopId, id, !hidden),
    onSuccess: async () => {
      toast('success', hidden ? t.shownDone : t.hiddenDone)
      await fresh()
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  const write = answer ? t.edit : t.answer
  const hide = hidden ? t.show : t.hide
  return (
    <div className={panel.row}>
      <Button size="s" variant={answer ? 'secondary' : 'primary'} aria-label={t.to(write, text)} onClick={onWrite}>
        {write}
      </Button>
      {!question.hiddenByMarket && (
        <Button size="s" variant="link" loading={isPending} aria-label={t.to(hide, text)} onClick={() => mutate()}>
          {hide}
        </Button>
      )}
    </div>
  )
}
