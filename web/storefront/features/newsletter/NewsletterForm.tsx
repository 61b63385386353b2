import { useState, type FormEvent } from 'react'
import { t } from '#i18n/newsletter'
import { email as emailRule, firstError, required } from '@/lib/rules'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { track } from '@/storefront/tracking'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './NewsletterForm.module.css'
import { subscribe, type NewsletterEvent } from './subscribe'

type NewsletterFormProps = {
  event?: NewsletterEvent
  look?: 'primary' | 'wheat'
  onSubscribed?: () => void
}

/**
 * One field and one button. Idle, submitting (both disabled), then a toast: thanks and a tracking event, or a friendly
 * reminder without one for an address that is already on the list. A failure keeps what was typed.
 */
export function NewsletterForm({ event = 'newsletter_subscriber', look = 'primary', onSubscribed }: NewsletterFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const address = email.trim()
    const broken = firstError(address, required, emailRule)
    setError(broken)
    if (broken || submitting) return
    const trap = caught(submission.currentTarget)
    setSubmitting(true)
    try {
      tell(await subscribe(address, event, trap), event)
      setEmail('')
      onSubscribed?.()
    } catch {
      toast('error', t.failed)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Field label={t.email} hideLabel error={error} required className={css.field}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t.email}
          maxLength={254}
          value={email}
          disabled={submitting}
          onChange={(change) => {
            setEmail(change.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <RobotTrap />
      <Button type="submit" variant={look} loading={submitting}>
        {t.subscribe}
      </Button>
    </form>
  )
}

function tell(status: Awaited<ReturnType<typeof subscribe>>, event: NewsletterEvent) {
  if (status === 'ALREADY_EXIST') return toast('info', t.alreadySubscribed)
  toast('success', t.subscribed)
  track(event)
}
