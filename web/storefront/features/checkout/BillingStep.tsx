import { useState } from 'react'
import { t } from '#i18n/checkout'
import { AddressForm } from '@/storefront/features/address-form/AddressForm'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import type { Billing } from './types'

type BillingStepProps = { billing: Billing | undefined; onDone: (billing: Billing) => void }

/** The bill goes where the parcels go, unless the box is unticked. */
export function BillingStep({ billing, onDone }: BillingStepProps) {
  const [same, setSame] = useState(billing?.same ?? true)
  return (
    <>
      <Checkbox label={t.address.same} checked={same} onChange={(event) => setSame(event.target.checked)} />
      {same ? (
        <Button onClick={() => onDone({ same: true })}>{t.address.toPayment}</Button>
      ) : (
        <AddressForm
          kind="billing"
          address={billing?.same === false ? billing.address : undefined}
          submit={t.address.toPayment}
          onDone={(address) => onDone({ same: false, address })}
        />
      )}
    </>
  )
}
