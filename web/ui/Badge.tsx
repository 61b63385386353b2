import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Badge.module.css'
import { Icon, type IconName } from './Icon'

type BadgeProps = {
  /** `strong` is white on brick; `plain` is green on white, for photographs. */
  tone?: 'strong' | 'plain' | 'success' | 'info' | 'waiting' | 'error' | 'neutral'
  icon?: IconName
  children: ReactNode
}

/** A word or two of state. The word comes first, the colour second. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  )
}
