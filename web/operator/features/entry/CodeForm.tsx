import { useForm } from 'react-hook-form'
import { t } from '#i18n/operator'
import { refusal } from '@/api/refusal'
import { required } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import css from './entry.module.css'

type CodeFormProps = {
  label: string
  submit: string
  /** Six digits, and not a recovery code. */
  digits: boolean
  send: (code: string) => void
  sending: boolean
  error: Error | null
}

/** A code of the second factor. */
export function CodeForm({ label, submit, digits, send, sending, error }: CodeFormProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { code: '' } })
  const input = digits
    ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const)
    : ({ autoComplete: 'off', maxLength: 20 } as const)
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void handleSubmit(({ code }) => send(code.replace(/\s/g, '')))(event)}
    >
      <FormField
        control={control}
        name="code"
        label={label}
        rule={required}
        input={{ ...input, autoFocus: true, spellCheck: false, className: css.code }}
      />
      {error && !sending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
      <Button type="submit" loading={sending}>
        {submit}
      </Button>
    </form>
  )
}
