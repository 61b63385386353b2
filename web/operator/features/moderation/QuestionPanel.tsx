import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { MergeNotice } from '@/desk/MergeNotice'
import { ReasonField } from '@/desk/ReasonField'
import { useMerge } from '@/desk/use-merge'
import { formatDate } from '@/lib/format-date'
import { toast } from '@/ui/toast'
import css from './moderation.module.css'
import {
  actOnQuestion,
  answerConflictOf,
  answerQuestion,
  useModerated,
  type Question,
  type QuestionAct,
} from './queries'

const words = t.questions
const MAX = 1000

/** A question with what can be done about it. */
export function QuestionPanel({ question, onClose }: { question: Question; onClose: () => void }) {
  const hidden = question.hiddenAt !== null
  const acts: QuestionAct[] = hidden ? ['restore', 'answer'] : ['answer', 'hide']
  const [act, setAct] = useState(acts[0]!)
  const [reason, setReason] = useState('')
  // What is typed is on top of the answer as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState(question.marketAnswer)
  const [answer, setAnswer] = useState(read)
  const merge = useMerge<{ answer: string }>((parts) => setAnswer(parts.answer ?? ''))
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const text = act === 'answer' ? answer : reason
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      act === 'answer' ? answerQuestion(question.id, text, read) : actOnQuestion(question.id, act, text),
    onSuccess: () => {
      toast('success', words.done[act])
      onClose()
      void moderated()
    },
    onError: (refused) => {
      const first = answerConflictOf(refused)
      if (!first) return
      const { changedBy: who, changedAt, answer: theirs } = first
      merge.meet({ answer: read }, { answer }, { who, at: changedAt ?? undefined, value: { answer: theirs } })
      setRead(theirs)
      void moderated()
    },
  })
  const effects = { answer: words.answerEffect, hide: words.hideEffect, restore: words.restoreEffect }
  const missing = tried && text.trim() === ''
  const submit = () => {
    setTried(true)
    if (text.trim() !== '') mutate()
  }
  return (
    <DecisionPanel
      title={question.productName}
      preview={{
        effects: [
          { icon: 'eye', words: effects[act] },
          { icon: 'book', words: t.journal },
        ],
      }}
      submit={words.submit[act]}
      sending={isPending}
      disabled={act === 'answer' && !merge.settled}
      error={error && !answerConflictOf(error) ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={css.stack}>
        <p className={css.quote}>{question.question}</p>
        <p className={css.soft}>{words.asked(words.author(question.author), formatDate(question.askedAt))}</p>
        {question.answer && (
          <p>
            <b>{words.shopSays}</b>
            <br />
            {question.answer}
          </p>
        )}
        {question.hiddenReason && <p className={css.soft}>{t.hide.why(question.hiddenReason)}</p>}
      </div>
      <Choices
        label={words.what}
        value={act}
        onChange={setAct}
        choices={acts.map((value) => ({ value, label: words.acts[value] }))}
      />
      {act === 'answer' ? (
        <>
          <MergeNotice merge={merge} label={() => words.answer} saving={isPending} onSave={submit} />
          <LongText
            label={words.answer}
            help={words.answerHelp}
            value={answer}
            onChange={setAnswer}
            max={MAX}
            count={words.answerCount}
            error={missing ? words.answerMissing : undefined}
          />
        </>
      ) : (
        <ReasonField
          value={reason}
          onChange={setReason}
          {...(act === 'hide' && { help: t.reason.toAsker })}
          error={missing ? t.reason.missing : undefined}
        />
      )}
    </DecisionPanel>
  )
}
