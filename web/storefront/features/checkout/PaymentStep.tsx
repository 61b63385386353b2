import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { t } from '#i18n/checkout'
import { useSite } from '@/storefront/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { CardBrand } from './payment/CardBrand'
import { brandOf, expiryText } from './payment/card-format'
import { cardForms, paymentConfigQuery, type CardToken } from './payment/provider'
import css from './PaymentStep.module.css'

type PaymentStepProps = {
  /** Why the last card was refused. */
  refusal: string | undefined
  onDone: (card: CardToken) => void
}

/** The card, typed in the form of whoever takes the payment. */
export function PaymentStep({ refusal, onDone }: PaymentStepProps) {
  const { demo } = useSite()
  const { data: config, isError, refetch } = useQuery(paymentConfigQuery())
  if (isError) {
    const again = (
      <Button size="s" variant="secondary" onClick={() => void refetch()}>
        {t.retry}
      </Button>
    )
    return <Alert kind="error" title={t.payment.loadFailed} action={again} />
  }
  const Form = config && cardForms[config.provider]
  return (
    <div className={css.step}>
      {refusal && (
        <Alert kind="error" title={t.failure.title}>
          {refusal}
        </Alert>
      )}
      <Suspense fallback={<Skeleton height="12rem" />}>
        {Form ? <Form publishableKey={config.publishableKey} testCards={demo} onCard={onDone} /> : <Skeleton height="12rem" />}
      </Suspense>
    </div>
  )
}

/** The card that was given, as it may be shown. */
export function CardSummary({ card }: { card: CardToken }) {
  const brand = brandOf(card.brand)
  return (
    <p className={css.card}>
      <CardBrand brand={brand} />
      <span>
        {t.payment.endsWith(t.payment.brands[brand], card.last4)}
        <br />
        <small>{t.payment.expires(expiryText(card))}</small>
      </span>
    </p>
  )
}
