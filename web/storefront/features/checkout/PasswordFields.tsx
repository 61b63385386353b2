import { t } from '#i18n/checkout'
import { firstError, password as passwordRule, samePassword } from '@/lib/rules'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './ValidationStep.module.css'

const words = t.validation

export interface Passwords {
  password: string
  confirmation: string
}

export type PasswordErrors = Partial<Passwords>

/**
 * What is wrong with the two fields. Both may be empty, since an account is a choice; one alone may not be once the
 * fields are `complete`, or the account that was wanted would silently not be made.
 */
export function passwordErrors({ password, confirmation }: Passwords, complete = false): PasswordErrors {
  const both = password !== '' && confirmation !== ''
  const half = complete && !both && password !== confirmation
  const errors = {
    password: half && password === '' ? words.passwordMissing : passwordRule(password),
    confirmation:
      half && confirmation === ''
        ? words.confirmationMissing
        : firstError(confirmation, passwordRule, ...(both ? [samePassword(password)] : [])),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The password of the account to create: only when both fields are filled. */
export function chosenPassword({ password, confirmation }: Passwords): string | undefined {
  return password !== '' && confirmation !== '' ? password : undefined
}

type PasswordFieldsProps = {
  value: Passwords
  errors: PasswordErrors
  onChange: (value: Passwords) => void
  onErrors: (errors: PasswordErrors) => void
}

/** A guest may choose a password to create an account with the order. Checked on blur, then on every change. */
export function PasswordFields({ value, errors, onChange, onErrors }: PasswordFieldsProps) {
  const field = (name: keyof Passwords) => ({
    type: 'password',
    autoComplete: 'new-password',
    value: value[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...value, [name]: event.target.value }
      onChange(next)
      if (Object.keys(errors).length > 0) onErrors(passwordErrors(next))
    },
    onBlur: () => onErrors(passwordErrors(value, name === 'confirmation')),
  })
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{words.account}</legend>
      <p className={css.text}>{words.accountText}</p>
      <div className={css.passwords}>
        <Field label={words.password} help={words.passwordHelp} error={errors.password}>
          <TextInput {...field('password')} />
        </Field>
        <Field label={words.confirmation} error={errors.confirmation}>
          <TextInput {...field('confirmation')} />
        </Field>
      </div>
    </fieldset>
  )
}
