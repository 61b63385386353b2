import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Alert.module.css'
import { Icon } from './Icon'

type AlertProps = {
  kind: 'success' | 'error'
  /** The cause, in bold. */
  title?: string
  /** The remedy, in plain text. */
  children?: ReactNode
  action?: ReactNode
}

/** A message that stays in the page beside what it is about. */
export function Alert({ kind, title, children, action }: AlertProps) {
  return (
    <div
      className={classNames(css.alert, kind === 'success' && css.success)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={kind === 'error' ? 'alert' : 'checkCircle'} />
      <div>
        {title && <strong className={css.title}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
