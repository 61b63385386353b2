import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/feedback'
import { email as emailRule } from '@/lib/rules'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { useSite } from '@/site/site'
import type { Visitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './FeedbackWidget.module.css'
import { sendFeedback } from './send'

const MESSAGE_MAX = 2000

type FeedbackFormProps = { visitor: Visitor | null; active: boolean; onSent: () => void }

/** The message; guests also give a name and an address. Sending is possible once all of it is filled. */
export function FeedbackForm({ visitor, active, onSent }: FeedbackFormProps) {
  const { captchaKey } = useSite()
  const [typed, setTyped] = useState({ name: '', email: '', message: '' })
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (active) form.current?.querySelector<HTMLElement>('input:not([tabindex]), textarea')?.focus()
  }, [active])

  const feedback = visitor
    ? { ...typed, name: `${visitor.firstName} ${visitor.lastName}`, email: visitor.email }
    : typed
  const ready = Object.values(feedback).every((value) => value.trim() !== '')

  async function send(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const broken = emailRule(feedback.email.trim())
    setError(broken)
    if (broken || !ready || sending) return
    const guard = { ...caught(submission.currentTarget), ...(captchaKey && { captchaKey }) }
    setSending(true)
    try {
      await sendFeedback({ ...feedback, ...guard, email: feedback.email.trim() })
      onSent()
    } catch {
      toast('error', t.failed)
    } finally {
      setSending(false)
    }
  }
  const type = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })

  return (
    <form ref={form} noValidate className={css.form} onSubmit={send}>
      {!visitor && (
        <>
          <Field label={t.name} required>
            <TextInput size="s" autoComplete="name" maxLength={200} value={typed.name} onChange={type('name')} />
          </Field>
          <Field label={t.email} required error={error}>
            <TextInput
              size="s"
              type="email"
              autoComplete="email"
              maxLength={254}
              value={typed.email}
              onChange={type('email')}
            />
          </Field>
        </>
      )}
      <Field label={t.message} required>
        <TextArea maxLength={MESSAGE_MAX} value={typed.message} onChange={type('message')} />
      </Field>
      <RobotTrap />
      <Button type="submit" full disabled={!ready} loading={sending}>
        {t.send}
      </Button>
    </form>
  )
}
