import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Choice.module.css'

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** One of several. Give the group a fieldset and a legend; the browser moves with the arrows. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(css.choice, className)}>
      <input {...rest} type="radio" />
      <span>{label}</span>
    </label>
  )
}
