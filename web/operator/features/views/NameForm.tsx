import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { t } from '#i18n/operator-views'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './views.module.css'

const MAX = 40

type NameFormProps = {
  first: string
  sending: boolean
  error: string | undefined
  onSave: (name: string) => void
  onClose: () => void
}

/** The name of a view. Enter keeps it, Escape gives it up. */
export function NameForm({ first, sending, error, onSave, onClose }: NameFormProps) {
  const [name, setName] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form className={css.name} onSubmit={submit} onKeyDown={press}>
      <Field label={t.name} hideLabel error={error}>
        <TextInput
          autoFocus
          size="s"
          maxLength={MAX}
          placeholder={t.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button size="s" type="submit" loading={sending} disabled={name.trim() === ''}>
        {t.save}
      </Button>
      <Button size="s" variant="link" onClick={onClose}>
        {t.cancel}
      </Button>
    </form>
  )
}
