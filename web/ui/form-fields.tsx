import type { ComponentProps } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useState } from 'react'
import { formatPhone, formatPostalCode, phoneDigits } from '@/lib/format-contact'
import type { Rule } from '@/lib/rules'
import { Field } from './Field'
import css from './form.module.css'
import { TextInput } from './TextInput'

type FormFieldProps<F extends FieldValues> = {
  control: Control<F>
  name: FieldPath<F>
  label: string
  rule: Rule
  help?: string
  optional?: boolean
  className?: string
  /** How the value is rewritten when the field is left. */
  tidy?: (typed: string) => string
  input?: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'>
}

const trimmed = (typed: string) => typed.trim()

/** A labelled text input of a form. On blur its value is tidied and checked. */
export function FormField<F extends FieldValues>(props: FormFieldProps<F>) {
  const { control, name, label, rule, help, optional, className, tidy = trimmed, input } = props
  const { field, fieldState } = useController({ control, name, rules: { validate: rule } })
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      required={!optional}
      optional={optional}
      className={className}
      {...(help && { help })}
    >
      <TextInput
        {...input}
        ref={field.ref}
        name={field.name}
        value={field.value as string}
        onChange={field.onChange}
        onBlur={(event) => {
          const tidied = tidy(event.target.value)
          if (tidied !== field.value) field.onChange(tidied)
          field.onBlur()
        }}
      />
    </Field>
  )
}

/** Ten digits, shown as (xxx) xxx-xxxx once typed. The form holds the bare digits. */
export function PhoneField<F extends FieldValues>({ control, name, label, rule, help, input }: FormFieldProps<F>) {
  const { field, fieldState } = useController({ control, name, rules: { validate: rule } })
  const [typing, setTyping] = useState(false)
  const digits = field.value as string
  return (
    <Field label={label} error={fieldState.error?.message} required {...(help && { help })}>
      <TextInput
        {...input}
        ref={field.ref}
        name={field.name}
        type="tel"
        value={typing ? digits : formatPhone(digits)}
        onFocus={() => setTyping(true)}
        onChange={(event) => field.onChange(phoneDigits(event.target.value))}
        onBlur={() => {
          setTyping(false)
          field.onBlur()
        }}
      />
    </Field>
  )
}

/** A postal code: upper case while typed, in two groups when left. */
export function PostalCodeField<F extends FieldValues>(props: FormFieldProps<F>) {
  return (
    <FormField
      {...props}
      tidy={formatPostalCode}
      input={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 10, className: css.upper, ...props.input }}
    />
  )
}
