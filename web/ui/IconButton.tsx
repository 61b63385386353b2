import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Icon, type IconName } from './Icon'
import css from './IconButton.module.css'
import { Link } from './Link'

type Appearance = { icon: IconName; /** Read aloud in place of the drawing. */ label: string; children?: ReactNode }
type IconButtonProps = Appearance &
  (({ href?: undefined } & ComponentProps<'button'>) | ({ href: string } & ComponentProps<'a'>))

/** A 44 px target that shows only an icon; children (a counter) sit over it. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, className, children, ...rest } = props
  const classes = classNames(css.round, className)
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={classes} aria-label={label}>
        <Icon name={icon} />
        {children}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} className={classes} aria-label={label}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
