import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-messages'
import { refusal } from '@/api/refusal'
import { MESSAGE_MAX } from '@/lib/rules'
import { LongText } from '@/desk/LongText'
import panel from '@/desk/Panel.module.css'
import type { Known } from '@/seller/replies/fill'
import { SavedReplies } from '@/seller/replies/SavedReplies'
import { useInsert } from '@/seller/replies/use-insert'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './Conversation.module.css'

type ComposerProps = { shopId: string; known: Known; onSend: (text: string) => Promise<void> }

/** Writes to a customer. A message that did not leave stays in the box. */
export function Composer({ shopId, known, onSend }: ComposerProps) {
  const formId = useId()
  const [text, setText] = useState('')
  const { area, insert } = useInsert(text, setText)
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
    <div className={css.writing}>
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <LongText
          ref={area}
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
      </form>
      <div className={panel.row}>
        <Button type="submit" form={formId} size="s" disabled={text.trim() === ''} loading={sending}>
          {t.send}
        </Button>
        <SavedReplies shopId={shopId} known={known} onInsert={insert} />
      </div>
    </div>
  )
}
