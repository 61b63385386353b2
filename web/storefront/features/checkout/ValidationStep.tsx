import { useState } from 'react'
import { t } from '#i18n/checkout'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { Radio } from '@/ui/Radio'
import type { Summary } from './calls'
import { DeliveryTerms } from './DeliveryTerms'
import { GiftChoice } from './GiftChoice'
import { chosenPassword, passwordErrors, PasswordFields, type PasswordErrors } from './PasswordFields'
import type { Cart, Gift } from './types'
import css from './ValidationStep.module.css'

const words = t.validation

/** What the platform asks for, when one says yes. */
const CONTRIBUTION = 2

type ValidationStepProps = {
  cart: Cart
  summary: Summary | undefined
  /** Everything that must be settled before the button can be pressed is. */
  ready: boolean
  placing: boolean
  contribution: boolean
  onContribution: (yes: boolean) => void
  gift: Gift | undefined
  onGift: (gift: Gift | undefined) => void
  /** A guest may have an account created with the order. */
  canRegister: boolean
  onOrder: (password: string | undefined) => void
}

/** The last step: the terms of each shop, a gift, the contribution, and the order button. */
export function ValidationStep(props: ValidationStepProps) {
  const { cart, summary, ready, placing, contribution, onContribution, gift, onGift, canRegister, onOrder } = props
  const [passwords, setPasswords] = useState({ password: '', confirmation: '' })
  const [errors, setErrors] = useState<PasswordErrors>({})
  const order = () => {
    const found = passwordErrors(passwords, true)
    setErrors(found)
    if (Object.keys(found).length === 0) onOrder(chosenPassword(passwords))
  }
  return (
    <div className={css.step}>
      <DeliveryTerms cart={cart} summary={summary} />
      <GiftChoice gift={gift} onGift={onGift} />
      <Contribution value={contribution} onChange={onContribution} />
      {canRegister && <PasswordFields value={passwords} errors={errors} onChange={setPasswords} onErrors={setErrors} />}
      <div>
        <p className={css.accept}>
          {words.accept.before}
          <Link className={layout.link} href="/conditions-generales-de-vente-et-utilisation" target="_blank">
            {words.accept.terms}
          </Link>
          {words.accept.after}
        </p>
        <Button full disabled={!ready || Object.keys(errors).length > 0} loading={placing} onClick={order}>
          {summary ? words.order(formatMoney(summary.grandTotal)) : words.orderWithoutTotal}
        </Button>
        <p role="status" className={css.placing}>
          {placing && words.placing}
        </p>
      </div>
    </div>
  )
}

/** Yes or no; no unless one says otherwise. */
function Contribution({ value, onChange }: { value: boolean; onChange: (yes: boolean) => void }) {
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{words.contribution(formatMoney(CONTRIBUTION))}</legend>
      <p className={css.text}>{words.contributionText}</p>
      <div className={css.answers}>
        <Radio name="contribution" label={words.no} checked={!value} onChange={() => onChange(false)} />
        <Radio name="contribution" label={words.yes} checked={value} onChange={() => onChange(true)} />
      </div>
    </fieldset>
  )
}
