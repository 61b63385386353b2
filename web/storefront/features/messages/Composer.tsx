import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/messages'
import { refusal } from '@/api/refusal'
import { MESSAGE_MAX } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import css from './Composer.module.css'

export type ComposerState = 'idle' | 'active' | 'processing' | 'submitted'

type ComposerProps = { shopName: string; onSend: (text: string) => Promise<void> }

/** Writes to a shop. At rest it is small; the focus or a text opens it; once sent it says thanks. */
export function Composer({ shopName, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const [focused, setFocused] = useState(false)
  const [phase, setPhase] = useState<'writing' | 'processing' | 'submitted'>('writing')
  const [failure, setFailure] = useState<string>()
  const titleId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const again = useRef(false)
  const state: ComposerState = phase !== 'writing' ? phase : focused || text !== '' ? 'active' : 'idle'
  useEffect(() => {
    if (phase === 'writing' && again.current) area.current?.focus()
  }, [phase])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || phase !== 'writing') return
    setPhase('processing')
    setFailure(undefined)
    try {
      await onSend(text.trim())
      setText('')
      setPhase('submitted')
    } catch (error) {
      setFailure(refusal(error) ?? t.failed)
      setPhase('writing')
    }
  }

  function writeAgain() {
    again.current = true
    setPhase('writing')
  }

  return (
    <section className={css.composer} aria-labelledby={titleId} data-state={state}>
      <h2 id={titleId} className={css.title}>
        {t.title(shopName)}
      </h2>
      {state === 'submitted' ? (
        <Alert
          kind="success"
          title={t.sent}
          action={
            <Button size="s" variant="secondary" onClick={writeAgain}>
              {t.another}
            </Button>
          }
        >
          {t.sentHint}
        </Alert>
      ) : (
        <form
          className={css.form}
          onSubmit={(event) => void send(event)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <Field label={t.label} hideLabel error={failure}>
            <TextArea
              ref={area}
              className={css.area}
              placeholder={t.placeholder}
              maxLength={MESSAGE_MAX}
              value={text}
              readOnly={state === 'processing'}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div className={css.foot}>
            <Button type="submit" disabled={text.trim() === ''} loading={state === 'processing'}>
              {t.send}
            </Button>
            <span className={css.count}>{t.count([...text].length, MESSAGE_MAX)}</span>
          </div>
        </form>
      )}
    </section>
  )
}
