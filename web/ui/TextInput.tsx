import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import css from './control.module.css'
import { useFieldAttributes } from './field-context'
import { Icon, type IconName } from './Icon'

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'm' | 's'
  /** `pill` is for search boxes only. */
  shape?: 'box' | 'pill'
  icon?: IconName
}

/** One line of text. Inside a Field it takes its id and descriptions from it. */
export function TextInput({ size = 'm', shape = 'box', icon, className, ...rest }: TextInputProps) {
  const classes = classNames(css.control, size === 's' && css.s, shape === 'pill' && css.pill, className)
  const input = <input type="text" {...rest} {...useFieldAttributes(rest)} className={classes} />
  if (!icon) return input
  return (
    <div className={css.withIcon}>
      <Icon name={icon} />
      {input}
    </div>
  )
}
