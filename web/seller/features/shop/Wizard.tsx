import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { refusal } from '@/api/refusal'
import { useNavigator } from '@/router/navigation'
import { to } from '@/desk/address'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { useCustomer } from '@/session/session-context'
import type { Visitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { markRefused } from '@/ui/mark-refused'
import { toast } from '@/ui/toast'
import { openShop } from './calls'
import { forgetDraft, keepDraft, readDraft } from './draft'
import { WizardSteps } from './WizardSteps'
import { SectionFields } from './Sections'
import { useKnownAddress } from './known-address'
import { TermsBox } from './TermsBox'
import { useRecheck } from './use-recheck'
import { blank, bodyOf, fieldOf, steps, type ShopForm } from './shop-form'
import css from './shop.module.css'

const words = t.wizard

/** Opening a shop, step by step. What is typed is kept on this device until the shop is open. */
export function Wizard() {
  const visitor = useCustomer()
  const [draft] = useState(() => readDraft(visitor.id, blank))
  const form = useForm<ShopForm>({ mode: 'onTouched', defaultValues: draft?.form ?? startOf(visitor) })
  const [step, setStep] = useState(Math.min(draft?.step ?? 0, steps.length - 1))
  const opening = useOpening(visitor.id, form, setStep)
  useKeepDraft(visitor.id, form, step)
  useRecheck(form)
  const current = steps[step]!
  useKnownAddress(visitor.id, form, current.id === 'merchant')
  const last = step === steps.length - 1

  async function goOn() {
    if (!(await form.trigger([...current.fields] as FieldPath<ShopForm>[], { shouldFocus: true }))) return
    if (last) opening.mutate(form.getValues())
    else setStep(step + 1)
  }
  return (
    <div className={css.wizard}>
      <h1>{words.title}</h1>
      <p className={css.lead}>{draft ? words.resumed : words.lead}</p>
      <WizardSteps step={step} onGo={setStep} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
      >
        <StepTitle
          key={current.id}
          title={t.sections[current.id].title}
          text={t.sections[current.id].text}
          news={step !== (draft?.step ?? 0)}
        />
        <SectionFields key={`${current.id} fields`} id={current.id} form={form} />
        {last && <TermsBox form={form} />}
        {opening.error && !opening.isPending && <Alert kind="error">{refusal(opening.error) ?? t.failed}</Alert>}
        <div className={css.actions}>
          <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {words.previous}
          </Button>
          <Button type="submit" loading={opening.isPending}>
            {last ? words.open : words.next}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** What is known already need not be typed. */
function startOf(visitor: Visitor): ShopForm {
  return { ...blank, legalName: `${visitor.firstName} ${visitor.lastName}`, phone: visitor.phone, email: visitor.email }
}

function useKeepDraft(userId: string, form: UseFormReturn<ShopForm>, step: number) {
  useEffect(() => {
    keepDraft(userId, { form: form.getValues(), step })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(userId, { form: values, step }),
    })
  }, [userId, form, step])
}

function useOpening(userId: string, form: UseFormReturn<ShopForm>, setStep: (step: number) => void) {
  const keepShop = useKeepShop()
  const { replace } = useNavigator()
  return useMutation({
    mutationFn: (typed: ShopForm) => openShop({ ...bodyOf(typed), termsVersion: typed.termsVersion }),
    onSuccess: (shop: Shop) => {
      forgetDraft(userId)
      keepShop(shop)
      toast('success', shop.status === 'approved' ? words.opened : words.waiting)
      void replace(to('/')).catch(() => {}) // the progress bar shows the failure
    },
    onError: (error) => {
      const field = markRefused(error, form, fieldOf)
      const at = steps.findIndex(({ fields }) => field && (fields as readonly string[]).includes(field))
      if (at >= 0) setStep(at)
    },
  })
}

/** Takes the focus when it follows another step, so that reading goes on from here. */
function StepTitle({ title, text, news }: { title: string; text: string; news: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) heading.current?.focus()
  }, [news])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.stepTitle}>
        {title}
      </h2>
      <p className={css.lead}>{text}</p>
    </>
  )
}
