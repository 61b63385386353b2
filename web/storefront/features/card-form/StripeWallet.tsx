import { useEffect, useRef, useState } from 'react'
import { t } from '#i18n/card-form'
import { FieldError } from '@/ui/FieldError'
import css from './CardForm.module.css'
import type { CardFormProps } from './provider'
import { openWallet, type StripeWallet as Opened } from './stripe'

type StripeWalletProps = { publishableKey: string } & NonNullable<CardFormProps['wallet']>

/** Apple Pay and Google Pay above the card field, where the device has them; nothing at all where it has none. */
export function StripeWallet({ publishableKey, amount, onCard }: StripeWalletProps) {
  const place = useRef<HTMLDivElement>(null)
  const give = useRef(onCard)
  const [shown, setShown] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    give.current = onCard
  })
  useEffect(() => {
    let gone = false
    let opened: Opened | undefined
    const events = {
      onShown: setShown,
      onCard: (card: Parameters<typeof onCard>[0]) => give.current(card),
      onRefused: (reason: string | undefined) => setError(reason ?? t.failed),
    }
    openWallet(publishableKey, amount, events).then(
      (made) => {
        if (gone) return made.unmount()
        opened = made
        if (place.current) made.mount(place.current)
      },
      () => setShown(false), // the card field below says what is wrong
    )
    return () => {
      gone = true
      opened?.unmount()
    }
  }, [publishableKey, amount])
  return (
    <div className={css.wallet} data-shown={shown || undefined}>
      <div ref={place} role="group" aria-label={t.wallet} />
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      <p className={css.or}>{t.orCard}</p>
    </div>
  )
}
