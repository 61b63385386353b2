import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from '#i18n/session'
import { required } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import { requestCode, verifyAccount } from './calls'
import { EmailForm } from './EmailForm'
import { codeFailure } from './failure'
import css from './forms.module.css'

const words = t.verification

/** The code of the letter. */
export function CodeForm({ code, onVerified }: { code: string; onVerified: () => void }) {
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { code } })
  const typed = useWatch({ control, name: 'code' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: verifyAccount,
    onSuccess: onVerified,
  })
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void handleSubmit((given) => mutate(given.code.trim()))(event)}
    >
      <FormField
        control={control}
        name="code"
        label={words.code}
        rule={required}
        input={{ autoComplete: 'one-time-code', spellCheck: false, maxLength: 64 }}
      />
      {error && !isPending && <Alert kind="error">{codeFailure(error, words.wrong)}</Alert>}
      <Button type="submit" disabled={typed.trim() === ''} loading={isPending}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Where to send a new code. */
export function CodeRequest({ onSent }: { onSent: (email: string) => void }) {
  return (
    <EmailForm
      submit={words.request}
      send={requestCode}
      onSent={onSent}
      failure={(error) => codeFailure(error, words.unknown)}
    />
  )
}
