import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { t } from '#i18n/card-form'
import { useSite } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { cardForms, paymentConfigQuery, type CardFormProps as FormProps } from './provider'

type CardFormProps = Pick<FormProps, 'submit' | 'onCard' | 'wallet'>

/** A card form: the payment provider's own. */
export function CardForm({ submit, onCard, wallet }: CardFormProps) {
  const { demo } = useSite()
  const { data: config, isError, refetch } = useQuery(paymentConfigQuery())
  if (isError) {
    const again = (
      <Button size="s" variant="secondary" onClick={() => void refetch()}>
        {t.retry}
      </Button>
    )
    return <Alert kind="error" title={t.loadFailed} action={again} />
  }
  const Form = config && cardForms[config.provider]
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      {Form ? (
        <Form publishableKey={config.publishableKey} testCards={demo} submit={submit} onCard={onCard} wallet={wallet} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Suspense>
  )
}
