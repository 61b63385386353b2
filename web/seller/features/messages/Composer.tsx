import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-messages'
import { refusal } from '@/api/refusal'
import { MESSAGE_MAX } from '@/lib/rules'
import { LongText } from '@/desk/LongText'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './Conversation.module.css'

/** Writes to a customer. A message that did not leave stays in the box. */
export function Composer({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || sending) return
    setSending(true)
    setFailure(undefined)
    try {
      await onSend(text.trim())
      setText('')
      toast('success', t.sent)
    } catch (error) {
      setFailure(refusal(error) ?? t.failed)
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <LongText
        hideLabel
        label={t.label}
        placeholder={t.placeholder}
        value={text}
        onChange={setText}
        max={MESSAGE_MAX}
        count={t.count}
        readOnly={sending}
        error={failure}
      />
      <Button type="submit" size="s" disabled={text.trim() === ''} loading={sending}>
        {t.send}
      </Button>
    </form>
  )
}
