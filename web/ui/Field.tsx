import { useId, type ReactNode } from 'react'
import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import css from './Field.module.css'
import { FieldContext } from './field-context'
import { FieldError } from './FieldError'
import { VisuallyHidden } from './VisuallyHidden'

type FieldProps = {
  label: string
  /** Read aloud but not drawn, where the design shows none. */
  hideLabel?: boolean
  help?: string
  /** Takes the place of the help and marks the control invalid. */
  error?: string | undefined
  /** Adds “(facultatif)” to the label. */
  optional?: boolean
  required?: boolean
  className?: string
  /** One TextInput, TextArea or Select. */
  children: ReactNode
}

/** A label above, a control, and help or error below, all tied together for assistive technology. */
export function Field({ label, hideLabel, help, error, optional, required, className, children }: FieldProps) {
  const id = useId()
  const note = error ?? help
  const describedBy = note ? `${id}-note` : undefined
  const text = (
    <label className={css.label} htmlFor={id}>
      {label}
      {optional && <span className={css.optional}> {t.optional}</span>}
    </label>
  )
  return (
    <div className={classNames(css.field, className)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: Boolean(required) }}>
        {children}
      </FieldContext>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {!error && help && (
        <p className={css.help} id={`${id}-note`}>
          {help}
        </p>
      )}
    </div>
  )
}
