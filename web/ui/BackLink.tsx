import { t } from '#i18n/ui'
import css from './BackLink.module.css'
import { Icon } from './Icon'
import { Link } from './Link'

/** A link to the parent page; by default the account home. */
export function BackLink({ href = '/compte', label = t.backLink }: { href?: string; label?: string }) {
  return (
    <Link className={css.back} href={href}>
      <Icon name="chevronLeft" size="s" />
      {label}
    </Link>
  )
}
