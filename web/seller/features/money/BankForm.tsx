import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-money'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { required } from '@/lib/rules'
import panel from '@/desk/Panel.module.css'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import { toast } from '@/ui/toast'
import css from './Money.module.css'
import { saveBank, type BankBody } from './queries'

const words = t.bank
const empty: BankBody = { institution: '', transit: '', account: '', holder: '', password: '' }
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The bank account of the shop, given again in full each time: it is never shown. */
export function BankForm({ shopId, onDone }: { shopId: string; onDone: () => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: empty })
  const invalidate = useInvalidate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BankBody) => saveBank(shopId, body),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', words.saved)
      onDone()
      await invalidate([`/seller/shops/${shopId}/ledger`])
    },
  })
  return (
    <form
      noValidate
      className={css.bank}
      aria-label={words.title}
      onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}
    >
      <p className={panel.soft}>{words.lead}</p>
      <FormField control={control} name="institution" label={words.institution} rule={required} input={digits} />
      <FormField control={control} name="transit" label={words.transit} rule={required} input={digits} />
      <FormField control={control} name="account" label={words.account} rule={required} input={digits} />
      <FormField control={control} name="holder" label={words.holder} rule={required} />
      <FormField
        control={control}
        name="password"
        label={words.password}
        rule={required}
        tidy={(typed) => typed}
        input={{ type: 'password', autoComplete: 'current-password' }}
      />
      {error && <Alert kind="error" title={refusal(error) ?? words.failed} />}
      <p className={panel.soft}>{words.note}</p>
      <Button type="submit" loading={isPending}>
        {words.save}
      </Button>
    </form>
  )
}
