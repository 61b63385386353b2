import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/restock'
import { refusal } from '@/api/refusal'
import { email as emailRule, firstError, required } from '@/lib/rules'
import { useVisitor } from '@/session/visitor'
import { useSite } from '@/site/site'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { askToBeNotified } from './notify'
import css from './NotifyMe.module.css'

/** One field, what is agreed to, and one button. Someone who is signed in finds their address there. */
export function NotifyForm({ variantId }: { variantId: string }) {
  const { captchaKey } = useSite()
  const [email, setEmail] = useState(useVisitor()?.email ?? '')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const field = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone: the field takes its place.
  useEffect(() => field.current?.focus(), [])

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const address = email.trim()
    const broken = firstError(address, required, emailRule)
    setError(broken)
    if (broken || state === 'sending') return
    const guard = { ...caught(submission.currentTarget), captchaKey }
    setState('sending')
    try {
      await askToBeNotified(variantId, address, guard)
      setState('done')
    } catch (failure) {
      setError(refusal(failure) ?? t.failed)
      setState('idle')
    }
  }

  if (state === 'done') {
    return (
      <Alert kind="success" title={t.doneTitle}>
        {t.done}
      </Alert>
    )
  }
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Field label={t.email} error={error} required>
        <TextInput
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          disabled={state === 'sending'}
          onChange={(change) => {
            setEmail(change.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <RobotTrap />
      <Button type="submit" className={css.submit} loading={state === 'sending'}>
        {t.submit}
      </Button>
      <p className={css.consent}>{t.consent}</p>
    </form>
  )
}
