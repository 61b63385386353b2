import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/account'
import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField, PhoneField } from '@/ui/form-fields'
import type { TextInput } from '@/ui/TextInput'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './SettingsCard.module.css'

const words = t.settings

export type Settings = Record<string, string>

export interface SettingField {
  name: string
  label: string
  /** What the caller accepts; the other fields come along for rules that compare. */
  rule: (value: string, all: Settings) => string | undefined
  help?: string
  phone?: true
  /** Passwords are kept as typed, spaces included. */
  asTyped?: true
  input?: Partial<ComponentProps<typeof TextInput>>
}

type SettingsCardProps = {
  label: string
  /** What is there now. */
  value: ReactNode
  fields: readonly SettingField[]
  initial: Settings
  /** Saves. A refusal is shown under the field it names, else above the buttons. */
  onSave: (settings: Settings) => Promise<void>
  /** The sentence for a refusal that deserves other words than the server's. */
  wordsFor?: (error: unknown) => { field: string; message: string } | undefined
  /** Something to say under the value, such as a change that waits for its confirmation. */
  notice?: ReactNode
}

/** One thing a person may change about themselves: seen, then edited in place with Enregistrer and Annuler. */
export function SettingsCard(props: SettingsCardProps) {
  const { label, value, notice } = props
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <section className={css.card} aria-label={label}>
      {editing ? (
        <EditForm {...props} onClose={() => setEditing(false)} />
      ) : (
        <div className={css.view}>
          <div className={css.what}>
            <p className={css.label}>{label}</p>
            <p className={css.value}>{value || words.none}</p>
          </div>
          <Button ref={edit} variant="link" size="s" onClick={() => setEditing(true)}>
            <span>
              {words.edit}
              <VisuallyHidden>{words.editOf(label)}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
      {notice}
    </section>
  )
}

function EditForm({ fields, initial, onSave, wordsFor, onClose }: SettingsCardProps & { onClose: () => void }) {
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
