import { useState } from 'react'
import { t } from '#i18n/operator-inbox'
import { Choices } from '@/desk/Choices'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { useUnsaved } from '@/desk/use-unsaved'
import { Checkbox } from '@/ui/Checkbox'
import { toast } from '@/ui/toast'
import type { Change, ThreadFile } from './queries'

const MAX = 5000
type Kind = 'answer' | 'note'

type AnswerPanelProps = {
  thread: ThreadFile
  sending: boolean
  error: string | undefined
  onSend: (what: Change) => Promise<boolean>
}

/** An answer by letter, or a note that only the team reads. */
export function AnswerPanel({ thread, sending, error, onSend }: AnswerPanelProps) {
  const [kind, setKind] = useState<Kind>('answer')
  const [text, setText] = useState('')
  const [close, setClose] = useState(true)
  const [tried, setTried] = useState(false)
  const leaving = useUnsaved(text !== '')
  const closed = thread.state === 'closed'
  const what: Kind = closed ? 'note' : kind
  async function submit() {
    setTried(true)
    if (text.trim() === '') return
    const done = await onSend(what === 'answer' ? { kind: what, text, close } : { kind: what, text })
    if (!done) return
    setText((now) => (now === text ? '' : now)) // what was typed meanwhile is not sent
    setTried(false)
    toast('success', what === 'answer' ? t.answer.sent(thread.name) : t.answer.noted)
  }
  return (
    <DecisionPanel
      title={t.answer.title}
      submit={what === 'answer' ? t.answer.submit(thread.email) : t.answer.keep}
      sending={sending}
      error={error}
      onSubmit={() => void submit()}
      {...(what === 'answer' && {
        preview: {
          effects: [
            { icon: 'letter', words: t.answer.letter(thread.email) },
            { icon: 'return', words: t.answer.replyTo },
          ],
        },
      })}
    >
      {leaving}
      <Choices
        bar
        label={t.answer.what}
        value={what}
        onChange={setKind}
        choices={[
          { value: 'answer', label: t.answer.byLetter, disabled: closed, ...(closed && { detail: t.answer.closed }) },
          { value: 'note', label: t.answer.note },
        ]}
      />
      <LongText
        label={what === 'answer' ? t.answer.text : t.answer.noteText}
        value={text}
        onChange={setText}
        max={MAX}
        count={t.answer.count}
        error={tried && text.trim() === '' ? t.answer.empty : undefined}
      />
      {what === 'answer' && (
        <Checkbox label={t.answer.close} checked={close} onChange={(event) => setClose(event.target.checked)} />
      )}
    </DecisionPanel>
  )
}
