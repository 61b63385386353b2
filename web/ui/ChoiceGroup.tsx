import { useId, type FocusEventHandler, type ReactNode } from 'react'
import { t } from '#i18n/ui'
import css from './Field.module.css'
import { FieldError } from './FieldError'

type ChoiceGroupProps = {
  label: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** Of its choices one alone can be made. */
  radios?: boolean
  onBlur?: FocusEventHandler
  /** Checkbox or Radio elements. */
  children: ReactNode
}

/** Boxes or radios under one question, with help or error below, tied together for assistive technology. */
export function ChoiceGroup({ label, help, error, required, radios, onBlur, children }: ChoiceGroupProps) {
  const id = useId()
  const note = error ?? help
  return (
    <fieldset
      role={radios ? 'radiogroup' : undefined}
      aria-describedby={note ? id : undefined}
      aria-invalid={radios && error ? true : undefined}
      aria-required={radios && required ? true : undefined}
      onBlur={onBlur}
    >
      <legend className={css.label}>
        {label}
        {!required && <span className={css.optional}> {t.optional}</span>}
      </legend>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {!error && help && (
        <p className={css.help} id={id}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
