import { t } from '#i18n/ui'
import css from './Breadcrumb.module.css'
import { Link } from './Link'

export type Crumb = { label: string; href: string }
type BreadcrumbProps = {
  /** From the outermost to the innermost, without home: it is always first. */
  trail?: readonly Crumb[]
  current: string
}

/** Home, the chain of ancestors, then where we are. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label={t.breadcrumb.label}>
      <ol className={css.trail}>
        {[{ label: t.breadcrumb.home, href: '/' }, ...trail].map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
