import { t } from '#i18n/ui'
import css from './BackLink.module.css'
import { Icon } from './Icon'
import { Link } from './Link'

/** The way back to the page above; the account home unless told otherwise. */
export function BackLink({ href = '/compte', label = t.backLink }: { href?: string; label?: string }) {
  return (
    <Link className={css.back} href={href}>
      <Icon name="chevronLeft" size="s" />
      {label}
    </Link>
  )
}
