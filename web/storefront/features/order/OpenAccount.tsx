import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/checkout'
import { refusal } from '@/api/refusal'
import { all, password, required } from '@/lib/rules'
import { useSignIn } from '@/session/session-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import { openAccount } from './queries'
import css from './Thanks.module.css'
import type { BoughtOrder, NewAccount } from './types'

const words = t.thanks.openAccount
const asTyped = (typed: string) => typed

type OpenAccountProps = {
  order: BoughtOrder
  token: string
  /** The account is made; when it is open, its owner is signed in. */
  onMade: (account: NewAccount) => void
}

/** A guest becomes a customer with a password alone: the order says the rest. */
export function OpenAccount({ order, token, onMade }: OpenAccountProps) {
  const title = useId()
  const signIn = useSignIn()
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { password: '' } })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: string) => {
      const made = await openAccount(order.id, token, chosen)
      if (made.status === 'opened') await signIn(order.email, chosen).catch(() => undefined)
      return made
    },
    onSuccess: onMade,
  })
  return (
    <section className={css.account} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.text(order.email)}</p>
      <form noValidate onSubmit={(event) => void handleSubmit((typed) => mutate(typed.password))(event)}>
        <FormField
          control={control}
          name="password"
          label={words.password}
          help={words.passwordHelp}
          rule={all(required, password)}
          tidy={asTyped}
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        {error && !isPending && <Alert kind="error">{refusal(error) ?? words.failed}</Alert>}
        <Button type="submit" variant="secondary" loading={isPending}>
          {words.submit}
        </Button>
      </form>
    </section>
  )
}
