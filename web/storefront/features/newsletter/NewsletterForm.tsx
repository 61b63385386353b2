import { useState, type FormEvent } from 'react'
import { t } from '#i18n/newsletter'
import { ApiError } from '@/api/client'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './NewsletterForm.module.css'
import type { NewsletterEvent, SubscribeStatus } from './subscribe'

/** The words of the form alone; a page of another language brings its own. */
export type NewsletterWords = Pick<
  typeof t,
  'email' | 'subscribe' | 'subscribed' | 'confirmationSent' | 'alreadySubscribed' | 'failed'
> & {
  /** Under the field; those of the usual rules when absent. */
  required?: string
  invalid?: string
}

type NewsletterFormProps = {
  event?: NewsletterEvent
  variant?: 'primary' | 'wheat'
  words?: NewsletterWords
  /** Called after every response but a failure. */
  onSubscribed?: (status: SubscribeStatus) => void
}

/**
 * One field and one button. Idle, submitting (both disabled), then a toast: thanks and a tracking event, or a friendly
 * reminder without one for an address that is already on the list. A failure keeps what was typed. What checks and
 * sends is fetched when the form is sent: it stands on every page, and few fill it.
 */
export function NewsletterForm({
  event = 'newsletter_subscriber',
  variant = 'primary',
  words = t,
  onSubscribed,
}: NewsletterFormProps) {
  const { captchaKey } = useSite()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    if (submitting) return
    const address = email.trim()
    const guard = { ...caught(submission.currentTarget), ...(captchaKey && { captchaKey }) }
    setSubmitting(true)
    try {
      const [{ addressError, subscribe }, { track }] = await Promise.all([
        import('./subscribe'),
        import('@/storefront/tracking'),
      ])
      const broken = addressError(address, words)
      setError(broken)
      if (broken) return
      const status = await subscribe(address, event, guard)
      tell(status, words)
      if (status !== 'ALREADY_EXIST') track(event)
      setEmail('')
      onSubscribed?.(status)
    } catch (failure) {
      toast('error', refusedBecause(failure) ?? words.failed)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Field label={words.email} hideLabel error={error} required className={css.field}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.email}
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
      <Button type="submit" variant={variant} loading={submitting}>
        {words.subscribe}
      </Button>
    </form>
  )
}

function tell(status: SubscribeStatus, words: NewsletterWords) {
  if (status === 'ALREADY_EXIST') return toast('info', words.alreadySubscribed)
  toast('success', status === 'CONFIRMATION_SENT' ? words.confirmationSent : words.subscribed)
}

/** What the market itself refuses (a giveaway that is over, a captcha not done), in its own words. */
function refusedBecause(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.problem.detail : undefined
}
