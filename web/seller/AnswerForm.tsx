import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { t as ui } from '#i18n/ui'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import panel from '@/desk/Panel.module.css'
import { SavedReplies } from '@/seller/replies/SavedReplies'
import { useInsert } from '@/seller/replies/use-insert'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './AnswerForm.module.css'

/** The longest answer, in characters: the server's own limit. */
const ANSWER_MAX = 1000

type AnswerFormProps = {
  shopId: string
  words: Record<'yourAnswer' | 'publish' | 'save' | 'cancel' | 'answered' | 'edited' | 'failed', string> & {
    count: (typed: number, max: number) => string
  }
  /** First name of whoever is answered. */
  to: string
  /** The answer that this one replaces; empty when there is none. */
  answer: string
  send: (answer: string) => Promise<void>
  /** Reads again what the answer changes. */
  changed: () => Promise<void>
  onClose: () => void
}

/** Writes the shop's answer to a question or a review, or another in its place. */
export function AnswerForm({ shopId, words, to, answer, send, changed, onClose }: AnswerFormProps) {
  const formId = useId()
  const [text, setText] = useState(answer)
  const { area, insert } = useInsert(text, setText)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(text.trim()),
    onSuccess: async () => {
      toast('success', answer ? words.edited : words.answered)
      onClose()
      await changed()
    },
  })
  const empty = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!empty) mutate()
  }
  const problem = tried && empty ? ui.rules.required : undefined
  return (
    <div className={css.form}>
      <form id={formId} noValidate onSubmit={submit}>
        <LongText
          ref={area}
          autoFocus
          label={words.yourAnswer}
          value={text}
          onChange={setText}
          max={ANSWER_MAX}
          count={words.count}
          readOnly={isPending}
          error={problem ?? (error ? (refusal(error) ?? words.failed) : undefined)}
        />
      </form>
      <div className={panel.row}>
        <Button type="submit" form={formId} size="s" loading={isPending}>
          {answer ? words.save : words.publish}
        </Button>
        <Button size="s" variant="link" onClick={onClose}>
          {words.cancel}
        </Button>
        <SavedReplies shopId={shopId} known={{ firstName: to }} onInsert={insert} />
      </div>
    </div>
  )
}

/** Whether the form of a card is open. It takes its buttons away: the focus goes back to the one that opened it. */
export function useWriting() {
  const [writing, setWriting] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  const wrote = useRef(false)
  useEffect(() => {
    if (writing) wrote.current = true
    else if (wrote.current) card.current?.querySelector('button')?.focus()
  }, [writing])
  return { card, writing, setWriting }
}
