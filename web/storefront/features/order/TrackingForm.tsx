import { useState, type FormEvent } from 'react'
import { t } from '#i18n/order'
import { email as emailRule, required } from '@/lib/rules'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './TrackingForm.module.css'

const words = t.tracking

export interface Asked {
  reference: string
  /** Empty: what anyone may see is enough. */
  email: string
}

type TrackingFormProps = {
  /** Why the last search found nothing. */
  failure: string | undefined
  searching: boolean
  onAsk: (asked: Asked) => void
}

/** A reference, and for the buyer of a guest's order the address it was placed with. */
export function TrackingForm({ failure, searching, onAsk }: TrackingFormProps) {
  const [typed, setTyped] = useState<Asked>({ reference: '', email: '' })
  const [errors, setErrors] = useState<Partial<Asked>>({})

  function ask(event: FormEvent) {
    event.preventDefault()
    const asked = { reference: typed.reference.trim(), email: typed.email.trim() }
    const found = { reference: required(asked.reference), email: emailRule(asked.email) }
    setErrors(found as Partial<Asked>)
    if (!found.reference && !found.email) onAsk(asked)
  }
  const type = (field: keyof Asked) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })

  return (
    <form noValidate className={css.form} onSubmit={ask}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Field label={words.reference} required error={errors.reference}>
        <TextInput
          name="reference"
          value={typed.reference}
          onChange={type('reference')}
          placeholder={words.referenceExample}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label={words.email} optional help={words.emailHelp} error={errors.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          onChange={type('email')}
        />
      </Field>
      <Button type="submit" full loading={searching}>
        {words.submit}
      </Button>
    </form>
  )
}
