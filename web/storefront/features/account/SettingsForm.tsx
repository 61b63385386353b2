import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/account'
import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField, PhoneField } from '@/ui/form-fields'
import type { SettingField, Settings, SettingsCardProps } from './SettingsCard'
import css from './SettingsCard.module.css'

const words = t.settings

type SettingsFormProps = SettingsCardProps & { onClose: () => void }

/** The open side of a settings card. */
export function SettingsForm({ fields, initial, onSave, wordsFor, onClose }: SettingsFormProps) {
  const { control, handleSubmit, setError, setFocus, getValues, clearErrors, formState } = useForm<Settings>({
    mode: 'onTouched',
    defaultValues: initial,
  })
  const first = fields[0]?.name
  useEffect(() => {
    if (first) setFocus(first)
  }, [first, setFocus])

  async function save(settings: Settings) {
    try {
      await onSave(settings)
      onClose()
    } catch (error) {
      const found = wordsFor?.(error) ?? named(error, fields)
      if (found) setError(found.field, { message: found.message }, { shouldFocus: true })
      else setError('root', { message: refusal(error) ?? words.failed })
    }
  }

  return (
    <form
      noValidate
      className={css.form}
      onChange={() => clearErrors('root')}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      {fields.map(({ name, label: text, rule, help, phone, asTyped, input }) => {
        const shared = {
          control,
          name,
          label: text,
          rule: (typed: string) => rule(typed, getValues()),
          ...(help && { help }),
        }
        if (phone) return <PhoneField key={name} {...shared} input={input ?? {}} />
        return (
          <FormField key={name} {...shared} {...(asTyped && { tidy: (typed: string) => typed })} input={input ?? {}} />
        )
      })}
      {formState.errors.root?.message && <Alert kind="error">{formState.errors.root.message}</Alert>}
      <div className={css.buttons}>
        <Button type="submit" size="s" loading={formState.isSubmitting}>
          {words.save}
        </Button>
        <Button variant="secondary" size="s" disabled={formState.isSubmitting} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The field of ours that a refusal names. */
function named(error: unknown, fields: readonly SettingField[]): { field: string; message: string } | undefined {
  if (!(error instanceof ApiError)) return undefined
  for (const { path, message } of error.problem.errors ?? []) {
    const field = fields.find(({ name }) => name === path?.split('.').pop())
    if (field) return { field: field.name, message }
  }
  return undefined
}
