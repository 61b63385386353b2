import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/follow'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { email as emailRule, firstError, required } from '@/lib/rules'
import type { Visitor } from '@/session/visitor'
import { useSite } from '@/site/site'
import { caught, RobotTrap } from '@/storefront/RobotTrap'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FieldError } from '@/ui/FieldError'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Follow.module.css'
import { followAsGuest, followShop, followsPath } from './queries'

type FollowFormProps = { shop: { id: string; name: string }; visitor: Visitor | null }

/** What is agreed to, and one button; a guest gives an address, which a letter asks to confirm. */
export function FollowForm({ shop, visitor }: FollowFormProps) {
  const { captchaKey } = useSite()
  const invalidate = useInvalidate()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'idle' | 'sending' | 'confirm'>('idle')
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone: the field, or the button of someone known, takes its place.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), button')?.focus(), [])

  async function send(guard: Parameters<typeof followAsGuest>[2]): Promise<boolean> {
    if (visitor) return followShop(visitor.id, shop.id)
    await followAsGuest(shop.id, email.trim(), guard)
    return false
  }

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const broken = visitor ? undefined : firstError(email.trim(), required, emailRule)
    setError(broken)
    if (broken || state === 'sending') return
    const guard = { ...caught(submission.currentTarget), captchaKey }
    setState('sending')
    try {
      const confirmed = await send(guard)
      if (visitor) await invalidate(followsPath(visitor.id))
      if (confirmed) toast('success', t.followed(shop.name))
      setState(confirmed ? 'idle' : 'confirm')
    } catch (failure) {
      setError(refusal(failure) ?? t.failed)
      setState('idle')
    }
  }

  if (state === 'confirm') {
    return (
      <Alert kind="success" title={t.confirmTitle}>
        {t.confirmText}
      </Alert>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={css.form}>
      {visitor ? (
        <p className={css.text}>{t.sentTo(visitor.email)}</p>
      ) : (
        <Field label={t.email} error={error} required>
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
      <p className={css.text}>{t.consent}</p>
      {visitor && error && <FieldError>{error}</FieldError>}
      <div>
        <Button type="submit" size="s" loading={state === 'sending'}>
          {t.follow}
        </Button>
      </div>
    </form>
  )
}
