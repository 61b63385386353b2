import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/seller-money'
import { refusal } from '@/api/refusal'
import { required } from '@/lib/rules'
import panel from '@/desk/Panel.module.css'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import css from './Money.module.css'
import { connectLink } from './queries'

const words = t.connect

type ConnectFormProps = {
  shopId: string
  /** Leaves for Stripe's own pages. */
  leave?: (url: string) => void
}

/** Leads to Stripe, which asks the shop who it is and where its money goes. */
export function ConnectForm({ shopId, leave = (url) => window.location.assign(url) }: ConnectFormProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { password: '' } })
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ password }: { password: string }) => connectLink(shopId, password),
    networkMode: 'always',
    onSuccess: leave,
  })
  return (
    <form
      noValidate
      className={css.bank}
      aria-label={words.title}
      onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}
    >
      <p className={panel.soft}>{words.lead}</p>
      <FormField
        control={control}
        name="password"
        label={words.password}
        rule={required}
        tidy={(typed) => typed}
        input={{ type: 'password', autoComplete: 'current-password' }}
      />
      {error && <Alert kind="error" title={refusal(error) ?? words.failed} />}
      <Button type="submit" loading={isPending || isSuccess}>
        {words.go}
      </Button>
    </form>
  )
}
