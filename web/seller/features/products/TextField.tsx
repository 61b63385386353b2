import type { ComponentProps } from 'react'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'

type TextFieldProps = {
  label: string
  value: string
  onChange: (typed: string) => void
  error?: string | undefined
  help?: string
  required?: boolean
  optional?: boolean
  hideLabel?: boolean
  className?: string | undefined
  input?: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'>
}

/** A labelled text input whose value the caller keeps. */
export function TextField({
  label,
  value,
  onChange,
  error,
  help,
  required,
  optional,
  hideLabel,
  className,
  input,
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(help && { help })}
      {...(required && { required })}
      {...(optional && { optional })}
      {...(hideLabel && { hideLabel })}
      {...(className && { className })}
    >
      <TextInput autoComplete="off" {...input} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
