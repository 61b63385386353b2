import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/questions'
import { refusal } from '@/api/refusal'
import { question as rule, QUESTION_MAX } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Questions.module.css'
import { askQuestion, questionsQuery, type Question } from './questions'

/** A question of 20 to 500 characters. Once sent it stands first in the list; a failure keeps what was typed. */
export function QuestionForm({ productId }: { productId: string }) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const queries = useQueryClient()
  const ask = useMutation({
    mutationFn: (text: string) => askQuestion(productId, text),
    onSuccess: (asked) => {
      // Sent again on the same day it is the one that stands there already.
      queries.setQueryData<Question[]>(questionsQuery(productId).queryKey, (list = []) => [
        asked,
        ...list.filter(({ id }) => id !== asked.id),
      ])
      setTyped('')
      setLeft(false)
    },
  })
  const broken = rule(typed)
  const count = [...typed].length

  function send(submission: FormEvent) {
    submission.preventDefault()
    setLeft(true)
    if (!broken && !ask.isPending) ask.mutate(typed.trim())
  }
  return (
    <form noValidate className={css.form} onSubmit={send}>
      <Field label={t.label} help={t.help} error={left && typed !== '' ? broken : undefined} required>
        <TextArea
          rows={4}
          maxLength={QUESTION_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <p className={css.count}>
        <span aria-hidden="true">{t.count(count, QUESTION_MAX)}</span>
        <VisuallyHidden>{t.counted(count, QUESTION_MAX)}</VisuallyHidden>
      </p>
      {ask.isError && <Alert kind="error">{refusal(ask.error) ?? t.sendFailed}</Alert>}
      {ask.isSuccess && typed === '' && <Alert kind="success">{t.sent}</Alert>}
      <Button type="submit" disabled={broken !== undefined} loading={ask.isPending}>
        {t.send}
      </Button>
    </form>
  )
}
