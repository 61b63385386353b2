import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-questions'
import { t as ui } from '#i18n/ui'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { answerQuestion, ANSWER_MAX, useQuestionChanged, type Question } from './queries'
import css from './QuestionCard.module.css'

/** Writes an answer, or another in its place. */
export function AnswerForm({ shopId, question, onClose }: { shopId: string; question: Question; onClose: () => void }) {
  const fresh = useQuestionChanged(shopId)
  const [text, setText] = useState(question.answer ?? '')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerQuestion(shopId, question.id, text.trim()),
    onSuccess: async () => {
      toast('success', question.answer ? t.edited : t.answered)
      onClose()
      await fresh()
    },
  })
  const unspoken = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!unspoken) mutate()
  }
  const problem = tried && unspoken ? ui.rules.required : undefined
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <LongText
        autoFocus
        label={t.yourAnswer}
        value={text}
        onChange={setText}
        max={ANSWER_MAX}
        count={t.count}
        readOnly={isPending}
        error={problem ?? (error ? (refusal(error) ?? t.failed) : undefined)}
      />
      <div className={panel.row}>
        <Button type="submit" size="s" loading={isPending}>
          {question.answer ? t.save : t.publish}
        </Button>
        <Button size="s" variant="link" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
