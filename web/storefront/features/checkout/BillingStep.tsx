import { useState } from 'react'
import { t } from '#i18n/checkout'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { AddressStep } from './AddressStep'
import type { Saved } from './saved'
import type { Billing } from './types'

type BillingStepProps = {
  billing: Billing | undefined
  saved: Saved | null
  /** Nothing is shipped: there is no other address to be the same as. */
  alone: boolean
  onDone: (billing: Billing) => void
}

/** The bill goes where the parcels go, unless the box is unticked: then to a saved address, or a new one. */
export function BillingStep({ billing, saved, alone, onDone }: BillingStepProps) {
  const [ticked, setSame] = useState(billing?.same ?? true)
  const same = ticked && !alone
  return (
    <>
      {!alone && <Checkbox label={t.address.same} checked={same} onChange={(event) => setSame(event.target.checked)} />}
      {same ? (
        <Button onClick={() => onDone({ same: true })}>{t.address.toPayment}</Button>
      ) : (
        <AddressStep
          kind="billing"
          saved={saved}
          address={billing?.same === false ? billing.address : undefined}
          submit={t.address.toPayment}
          onDone={(address) => onDone({ same: false, address })}
        />
      )}
    </>
  )
}
