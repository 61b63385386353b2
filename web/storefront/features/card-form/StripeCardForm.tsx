import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/card-form'
import { refusal } from '@/api/refusal'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/FieldError'
import { Skeleton } from '@/ui/Skeleton'
import fields from '@/ui/form.module.css'
import css from './CardForm.module.css'
import type { CardFormProps } from './provider'
import { StripeWallet } from './StripeWallet'
import { CardRefused, openCard, type CardState, type StripeCard } from './stripe'

const words = t
const untouched: CardState = { complete: false, focused: false, error: undefined }

/** Stripe's card field in our form. The step is blocked while the field has an error or is not whole. */
export function StripeCardForm({ publishableKey, onCard, submit, wallet }: CardFormProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState(untouched)
  const [sending, setSending] = useState(false)
  const { card, failed } = useStripeCard(publishableKey, place, setState)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!card || !state.complete || sending) return
    setSending(true)
    try {
      await onCard(await card.tokenise())
    } catch (error) {
      setState((now) => ({
        ...now,
        error: (error instanceof CardRefused && error.message) || refusal(error) || words.failed,
      }))
      setSending(false)
    }
  }

  if (failed) return <FieldError>{words.loadFailed}</FieldError>
  return (
    <form noValidate className={fields.grid} onSubmit={(event) => void send(event)}>
      {wallet && <StripeWallet publishableKey={publishableKey} {...wallet} />}
      <div role="group" aria-labelledby={id} aria-describedby={state.error ? `${id}-error` : undefined}>
        <span id={id} className={css.label}>
          {words.card}
        </span>
        {!card && <Skeleton height="3rem" />}
        <div
          ref={place}
          hidden={!card}
          className={css.frame}
          data-focused={state.focused || undefined}
          data-invalid={state.error ? true : undefined}
        />
        <div role="alert">{state.error && <FieldError id={`${id}-error`}>{state.error}</FieldError>}</div>
      </div>
      <p className={fields.note}>{words.secure}</p>
      <div>
        <Button type="submit" disabled={!state.complete || Boolean(state.error)} loading={sending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** Opens the field once and takes it away with the form. */
function useStripeCard(
  key: string,
  place: React.RefObject<HTMLDivElement | null>,
  setState: React.Dispatch<React.SetStateAction<CardState>>,
) {
  const [card, setCard] = useState<StripeCard>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    let opened: StripeCard | undefined
    openCard(key, (change) => setState((now) => ({ ...now, ...change }))).then(
      (made) => {
        if (gone) return made.unmount()
        opened = made
        if (place.current) made.mount(place.current)
        setCard(made)
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
      opened?.unmount()
    }
  }, [key, place, setState])
  return { card, failed }
}
