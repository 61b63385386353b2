import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import css from './control.module.css'
import { useFieldAttributes } from './field-context'

type Option = { value: string; label: string; disabled?: boolean }
type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  options: readonly Option[]
  size?: 'm' | 's'
  /** A first, empty choice such as “Choisir une province”. */
  placeholder?: string
}

/** The browser's own list: free, accessible and right on every phone. */
export function Select({ options, size = 'm', placeholder, className, ...rest }: SelectProps) {
  const classes = classNames(css.control, css.select, size === 's' && css.s, className)
  return (
    <select {...rest} {...useFieldAttributes(rest)} className={classes}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
