import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/account'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField, PhoneField } from '@/ui/form-fields'
import { showRefusal } from '@/ui/mark-refused'
import type { Settings, SettingsCardProps } from './SettingsCard'
import css from './SettingsCard.module.css'

const words = t.settings

type SettingsFormProps = SettingsCardProps & { onClose: () => void }

/** The open side of a settings card. */
export function SettingsForm({ fields, initial, onSave, wordsFor, onClose }: SettingsFormProps) {
  const form = useForm<Settings>({ mode: 'onTouched', defaultValues: initial })
  const { control, handleSubmit, setError, setFocus, getValues, clearErrors, formState } = form
  const first = fields[0]?.name
  useEffect(() => {
    if (first) setFocus(first)
  }, [first, setFocus])

  async function save(settings: Settings) {
    try {
      await onSave(settings)
      onClose()
    } catch (error) {
      const found = wordsFor?.(error)
      if (found) setError(found.field, { message: found.message }, { shouldFocus: true })
      else showRefusal(error, form, words.failed)
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
