import { useEffect, useRef, useState, type FormEvent } from 'react'
import { refusal } from '@/api/refusal'
import { email as emailRule, firstError, required } from '@/lib/rules'
import { useSite } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FieldError } from '@/ui/FieldError'
import { TextInput } from '@/ui/TextInput'
import type { Guard } from './captcha'
import css from './LetterForm.module.css'
import { caught, RobotTrap } from './RobotTrap'

type LetterFormProps = {
  words: { email: string; consent: string; submit: string; doneTitle: string; done: string; failed: string }
  /** What the field holds at first. */
  start?: string
  /** Where letters go, told instead of asking. */
  known?: string | undefined
  /** The button beside the field, where there is room. */
  wide?: boolean
  /** Whether there is something to say once it is sent. */
  send: (email: string, guard: Guard) => Promise<boolean>
}

/** An address to write to, what is agreed to, and one button. */
export function LetterForm({ words, start = '', known, wide, send }: LetterFormProps) {
  const { captchaKey } = useSite()
  const [email, setEmail] = useState(start)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone: the field, or the button of someone known, takes its place.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), button')?.focus(), [])

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const address = email.trim()
    const broken = known ? undefined : firstError(address, required, emailRule)
    setError(broken)
    if (broken || state === 'sending') return
    const guard = { ...caught(submission.currentTarget), captchaKey }
    setState('sending')
    try {
      setState((await send(address, guard)) ? 'done' : 'idle')
    } catch (failure) {
      setError(refusal(failure) ?? words.failed)
      setState('idle')
    }
  }

  if (state === 'done') {
    return (
      <Alert kind="success" title={words.doneTitle}>
        {words.done}
      </Alert>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={css.form} data-wide={wide}>
      {known ? (
        <p className={css.text}>{known}</p>
      ) : (
        <Field label={words.email} error={error} required>
          <TextInput
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
      )}
      <RobotTrap />
      <p className={css.text}>{words.consent}</p>
      {known && error && <FieldError>{error}</FieldError>}
      <Button type="submit" size={wide ? 'm' : 's'} className={css.submit} loading={state === 'sending'}>
        {words.submit}
      </Button>
    </form>
  )
}
