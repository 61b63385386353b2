import { Link } from '@/ui/Link'
import css from './SideNav.module.css'

type SideNavProps = { label: string; links: readonly { label: string; href: string }[]; current: string }

/** The pages of one family, with the one we are on. */
export function SideNav({ label, links, current }: SideNavProps) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.href === current ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
