import { t } from '#i18n/seller'
import { useView } from '@/router/navigation'
import { to } from '@/seller/address'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { isIn, nav } from './nav'
import css from './SellerNav.module.css'

/** The ways through the seller space. */
export function SellerNav() {
  const { path } = useView().context
  return (
    <nav aria-label={t.nav.label}>
      <ul className={css.list}>
        {nav.map((entry) => (
          <li key={entry.path}>
            <Link className={css.link} href={to(entry.path)} aria-current={isIn(entry.path, path) ? 'page' : undefined}>
              <Icon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
