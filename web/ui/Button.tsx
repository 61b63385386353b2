import type { ComponentProps } from 'react'
import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import css from './Button.module.css'
import { Link } from './Link'
import { Spinner } from './Spinner'
import { VisuallyHidden } from './VisuallyHidden'

type Appearance = {
  variant?: 'primary' | 'secondary' | 'link' | 'wheat'
  size?: 'm' | 's'
  /** Takes the whole width of its container. */
  full?: boolean
  /** Keeps the width, shows a spinner and refuses further clicks. */
  loading?: boolean
}
type ButtonProps = Appearance &
  (({ href?: undefined } & ComponentProps<'button'>) | ({ href: string } & ComponentProps<'a'>))

/** An action, or with `href` a link drawn as a button. One primary button per view. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'm', full, loading, className, children, ...rest } = props
  const classes = classNames(
    css.button,
    css[variant],
    size === 's' && css.s,
    full && css.full,
    loading && css.loading,
    className,
  )
  const label = <span className={css.label}>{children}</span>
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={classes}>
        {label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
    >
      {label}
      {loading && (
        <span className={css.spinner}>
          <Spinner />
          <VisuallyHidden>{t.loading}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
