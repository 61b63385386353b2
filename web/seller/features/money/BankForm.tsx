import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-money'
import { useInvalidate } from '@/api/invalidate'
import { required } from '@/lib/rules'
import { FormField } from '@/ui/form-fields'
import { showRefusal } from '@/ui/mark-refused'
import { toast } from '@/ui/toast'
import { PasswordForm } from './PasswordForm'
import { saveBank, type BankBody } from './queries'

const words = t.bank
const empty: BankBody = { institution: '', transit: '', account: '', holder: '', password: '' }
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The bank account of the shop, given again in full each time: it is never shown. */
export function BankForm({ shopId, onDone }: { shopId: string; onDone: () => void }) {
  const form = useForm({ defaultValues: empty })
  const invalidate = useInvalidate()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BankBody) => saveBank(shopId, body),
    onSuccess: async () => {
      toast('success', words.saved)
      onDone()
      await invalidate([`/seller/shops/${shopId}/ledger`])
    },
    onError: (error) => showRefusal(error, form, words.failed),
  })
  const { control } = form
  return (
    <PasswordForm form={form} words={words} submit={words.save} sending={isPending} onSubmit={(body) => mutate(body)}>
      <FormField control={control} name="institution" label={words.institution} rule={required} input={digits} />
      <FormField control={control} name="transit" label={words.transit} rule={required} input={digits} />
      <FormField control={control} name="account" label={words.account} rule={required} input={digits} />
      <FormField control={control} name="holder" label={words.holder} rule={required} />
    </PasswordForm>
  )
}
