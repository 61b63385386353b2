import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from '#i18n/session'
import { all, email as emailRule, required } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import css from './forms.module.css'

type EmailFormProps = {
  submit: string
  send: (email: string) => Promise<void>
  onSent: (email: string) => void
  /** The sentence to show for a failure. */
  failure: (error: unknown) => string
}

/** An address to write to. It cannot be sent empty. */
export function EmailForm({ submit, send, onSent, failure }: EmailFormProps) {
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { email: '' } })
  const typed = useWatch({ control, name: 'email' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (_, email) => onSent(email),
  })
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void handleSubmit((given) => mutate(given.email.trim()))(event)}
    >
      <FormField
        control={control}
        name="email"
        label={t.email}
        rule={all(required, emailRule)}
        input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
      />
      {error && !isPending && <Alert kind="error">{failure(error)}</Alert>}
      <Button type="submit" disabled={typed.trim() === ''} loading={isPending}>
        {submit}
      </Button>
    </form>
  )
}
