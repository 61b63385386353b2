import { t as card } from '#i18n/card-form'
import { t } from '#i18n/checkout'
import { CardBrand } from '@/storefront/features/card-form/CardBrand'
import { CardForm } from '@/storefront/features/card-form/CardForm'
import { brandOf, expiryText } from '@/storefront/features/card-form/card-format'
import type { CardToken } from '@/storefront/features/card-form/provider'
import { Alert } from '@/ui/Alert'
import css from './PaymentStep.module.css'

type PaymentStepProps = {
  /** Why the last card was refused. */
  refusal: string | undefined
  onDone: (card: CardToken) => void
}

/** The card that pays. */
export function PaymentStep({ refusal, onDone }: PaymentStepProps) {
  return (
    <div className={css.step}>
      {refusal && (
        <Alert kind="error" title={t.failure.title}>
          {refusal}
        </Alert>
      )}
      <CardForm submit={t.payment.submit} onCard={onDone} />
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
        {card.endsWith(card.brands[brand], last4)}
        <br />
        <small>{card.expires(expiryText(expiry))}</small>
      </span>
    </p>
  )
}
