import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import css from './control.module.css'
import { useFieldAttributes } from './field-context'

/** Several lines of text, resizable in height. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const classes = classNames(css.control, css.area, className)
  return <textarea {...rest} {...useFieldAttributes(rest)} className={classes} />
}
