import type { ComponentProps, ReactNode } from 'react'
import { t } from '#i18n/checkout'
import { formatPhone } from '@/lib/format-contact'
import { addressLines } from '@/storefront/features/address-form/address-text'
import type { Visitor } from '@/session/visitor'
import { Skeleton } from '@/ui/Skeleton'
import { AddressStep } from './AddressStep'
import { BillingStep } from './BillingStep'
import { ContactStep } from './ContactStep'
import { CardSummary, PaymentStep } from './PaymentStep'
import type { Saved } from './saved'
import { StepItem } from './StepItem'
import css from './StepItem.module.css'
import { isDone, type Step } from './steps'
import type { Address, Answers } from './types'
import type { Road } from './use-answers'
import { ValidationStep } from './ValidationStep'

type StepsProps = {
  road: Road
  visitor: Visitor | null
  /** What the visitor kept; null for a guest. */
  saved: Saved | null
  /** It is loading: nothing is asked that may be known. */
  waiting: boolean
  cardRefusal: string | undefined
  /** What is to pay; unknown while it is worked out. */
  amount: number | undefined
  onProvince: (province: string) => void
  validation: ComponentProps<typeof ValidationStep>
}

/** The steps of the checkout. */
export function Steps({ road, visitor, saved, waiting, cardRefusal, amount, onProvince, validation }: StepsProps) {
  const { steps, open, answers, answer, edit, moved } = road
  const forms: Record<Step, () => ReactNode> = {
    contact: () => (
      <ContactStep
        contact={answers.contact}
        visitor={visitor}
        accountLater={validation.canRegister}
        onDone={(contact) => answer({ contact })}
      />
    ),
    shipping: () => (
      <AddressStep
        kind="shipping"
        saved={saved}
        address={answers.shipping}
        submit={t.address.toBilling}
        onProvince={onProvince}
        onDone={(shipping) => answer({ shipping })}
      />
    ),
    billing: () => (
      <BillingStep
        billing={answers.billing}
        saved={saved}
        alone={!steps.includes('shipping')}
        onDone={(billing) => answer({ billing })}
      />
    ),
    payment: () => (
      <PaymentStep
        saved={saved}
        given={answers.card}
        refusal={cardRefusal}
        amount={amount}
        onDone={(card) => answer({ card })}
      />
    ),
    validation: () => <ValidationStep {...validation} />,
  }
  const asks = (step: Step) => (waiting && step !== 'validation' ? <Skeleton height="12rem" /> : forms[step]())
  return (
    <ol className={css.road} aria-label={t.stepsLabel}>
      {steps.map((step, i) => {
        const state = step === open ? 'open' : isDone(step, answers) ? 'done' : 'ahead'
        return (
          <StepItem
            key={step}
            step={step}
            number={i + 1}
            state={state}
            focusOnOpen={moved}
            summary={summaryOf(step, answers)}
            onEdit={() => edit(step)}
          >
            {state === 'open' && asks(step)}
          </StepItem>
        )
      })}
    </ol>
  )
}

/** A short summary of a step. */
function summaryOf(step: Step, { contact, shipping, billing, card }: Answers): ReactNode {
  if (step === 'contact' && contact) return <Lines lines={[contact.email, formatPhone(contact.phone)]} />
  if (step === 'shipping' && shipping) return <AddressText address={shipping} />
  if (step === 'billing' && billing)
    return billing.same ? t.address.sameSummary : <AddressText address={billing.address} />
  if (step === 'payment' && card) return <CardSummary card={card} />
  return null
}

const AddressText = ({ address }: { address: Address }) => {
  const [name, ...place] = addressLines(address)
  return <Lines lines={[name ?? '', place.join(', ')]} />
}

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <div key={line}>{line}</div>)
