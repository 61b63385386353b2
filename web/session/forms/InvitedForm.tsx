import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/invited'
import { all, NAME_MAX, password, personName, required } from '@/lib/rules'
import { useSignIn } from '@/session/session-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import fields from '@/ui/form.module.css'
import { showRefusal } from '@/ui/mark-refused'

/** A name and a password for the account of an invited person. */
export type NewAccount = { firstName: string; lastName: string; password: string }

const blank: NewAccount = { firstName: '', lastName: '', password: '' }
const asTyped = (typed: string) => typed

type InvitedFormProps = { email: string; open: (account: NewAccount) => Promise<void>; onOpened: () => void }

/** The account of an invited person who has none. The address is that of the invitation, which proves it is theirs. */
export function InvitedForm({ email, open, onOpened }: InvitedFormProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: blank })
  const { control, handleSubmit, formState } = form
  const signIn = useSignIn()
  const { mutate, isPending } = useMutation({
    mutationFn: async (account: NewAccount) => {
      await open(account)
      await signIn(email, account.password)
    },
    onSuccess: onOpened,
    onError: (error) => showRefusal(error, form, t.failed),
  })
  const name = { maxLength: NAME_MAX }
  return (
    <form noValidate className={fields.grid} onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}>
      <FormField
        control={control}
        name="firstName"
        label={t.firstName}
        rule={all(required, personName)}
        className={fields.half}
        input={{ ...name, autoComplete: 'given-name' }}
      />
      <FormField
        control={control}
        name="lastName"
        label={t.lastName}
        rule={all(required, personName)}
        className={fields.half}
        input={{ ...name, autoComplete: 'family-name' }}
      />
      <FormField
        control={control}
        name="password"
        label={t.password}
        help={t.passwordHelp}
        rule={all(required, password)}
        tidy={asTyped}
        input={{ type: 'password', autoComplete: 'new-password' }}
      />
      {formState.errors.root?.message && <Alert kind="error">{formState.errors.root.message}</Alert>}
      <Button type="submit" loading={isPending}>
        {t.open}
      </Button>
    </form>
  )
}
