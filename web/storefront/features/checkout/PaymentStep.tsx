import { useState } from 'react'
import { t as card } from '#i18n/card-form'
import { t } from '#i18n/checkout'
import { cardBrandName } from '@/lib/card-brand'
import { useInvalidate } from '@/api/invalidate'
import { CardBrand } from '@/storefront/features/card-form/CardBrand'
import { CardForm } from '@/storefront/features/card-form/CardForm'
import { brandOf } from '@/storefront/features/card-form/brand'
import { expiryText } from '@/storefront/features/card-form/card-format'
import type { CardToken } from '@/storefront/features/card-form/provider'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Choices, type Choice } from './Choices'
import choices from './Choices.module.css'
import css from './PaymentStep.module.css'
import { saveCard, type SavedCard } from '@/storefront/features/card-form/saved-cards'
import { cardOf, defaultOf, type Saved } from './saved'

const NEW = 'new'

type PaymentStepProps = {
  /** Null for a guest, who cannot save cards. */
  saved: Saved | null
  /** The card that was given before, when the step is opened again. */
  given: CardToken | undefined
  /** Why the last card was refused. */
  refusal: string | undefined
  /** What is to pay, as the server says; unknown while it is worked out. */
  amount: number | undefined
  onDone: (card: CardToken) => void
}

/** The card that pays: a saved one, or a new one. Without any the form is open at once. */
export function PaymentStep({ saved, given, refusal, amount, onDone }: PaymentStepProps) {
  const cards = saved?.cards ?? []
  const usable = cards.filter(({ isExpired }) => !isExpired)
  const [chosen, setChosen] = useState(
    () => (usable.find(({ id }) => id === given?.tokenId) ?? defaultOf(usable))?.id ?? NEW,
  )
  const picked = usable.find(({ id }) => id === chosen)
  const back = defaultOf(usable)
  return (
    <div className={css.step}>
      {refusal && (
        <Alert kind="error" title={t.failure.title}>
          {refusal}
        </Alert>
      )}
      {cards.length > 0 && (
        <Choices
          legend={t.payment.choose}
          icon="card"
          choices={[...cards.map(choiceOf), { id: NEW, title: t.payment.add }]}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {picked ? (
        <div>
          <Button onClick={() => onDone(cardOf(picked))}>{t.payment.submit}</Button>
        </div>
      ) : (
        <>
          {back && (
            <Button variant="link" size="s" className={choices.back} onClick={() => setChosen(back.id)}>
              {t.payment.back}
            </Button>
          )}
          <NewCard userId={saved?.userId} amount={amount} onDone={onDone} />
        </>
      )}
    </div>
  )
}

function choiceOf({ id, brand, last4, isDefault, isExpired, ...expiry }: SavedCard): Choice {
  const date = isExpired ? t.payment.expired(expiryText(expiry)) : card.expires(expiryText(expiry))
  return {
    id,
    title: card.endsWith(cardBrandName(brandOf(brand)), last4),
    detail: isDefault ? t.payment.isDefault(date) : date,
    disabled: isExpired,
  }
}

type NewCardProps = Pick<PaymentStepProps, 'amount' | 'onDone'> & { userId: string | undefined }

/**
 * A new card. A customer who saves it pays with the saved card, since its token can be used once. A wallet's card is of
 * one payment and is not saved.
 */
function NewCard({ userId, amount, onDone }: NewCardProps) {
  const invalidate = useInvalidate()
  const [keep, setKeep] = useState(false)
  async function use(typed: CardToken) {
    if (!userId || !keep) return onDone(typed)
    const kept = await saveCard(userId, typed.tokenId)
    onDone(cardOf(kept))
    void invalidate([`/users/${userId}/credit-cards`])
  }
  return (
    <div className={css.new}>
      {userId && <Checkbox label={t.payment.keep} checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
      <CardForm
        submit={t.payment.submit}
        onCard={use}
        wallet={amount === undefined ? undefined : { amount, onCard: onDone }}
      />
    </div>
  )
}

/** The card that was given, as it may be shown. */
export function CardSummary({ card: { brand: name, last4, ...expiry } }: { card: CardToken }) {
  const brand = brandOf(name)
  return (
    <p className={css.card}>
      <CardBrand brand={brand} />
      <span>
        {card.endsWith(cardBrandName(brand), last4)}
        <br />
        <small>{card.expires(expiryText(expiry))}</small>
      </span>
    </p>
  )
}
