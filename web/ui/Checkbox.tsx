import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Choice.module.css'
import { FieldError } from './FieldError'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The sentence beside the box; it may hold links. */
  label: ReactNode
  error?: string | undefined
}

/** Yes or no. The whole line is the target. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <label className={classNames(css.choice, className)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
