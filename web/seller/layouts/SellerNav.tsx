import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller'
import { formatCount } from '@/lib/format-money'
import { useView } from '@/router/navigation'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { rightOf, useMay } from '@/seller/rights'
import { useShop } from '@/seller/shop-context'
import { workQuery } from '@/seller/work'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isIn, nav } from './nav'
import css from './SellerNav.module.css'

/** The ways through the seller space, with how much waits in each. */
export function SellerNav() {
  const { path } = useView().context
  const may = useMay()
  const { data: work } = useQuery(workQuery(useShop().id))
  return (
    <nav aria-label={t.nav.label}>
      <ul className={css.list}>
        {nav
          .filter(({ path }) => may(rightOf(path)))
          .map((entry) => (
            <li key={entry.path}>
              <Link
                className={css.link}
                href={to(entry.path)}
                aria-current={isIn(entry.path, path) ? 'page' : undefined}
              >
                <DeskIcon name={entry.icon} />
                {entry.label}
                <Count count={(work && entry.count?.(work)) ?? 0} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Nothing when nothing waits. */
function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {formatCount(count)}
      </span>
      <VisuallyHidden>, {t.nav.waiting(count)}</VisuallyHidden>
    </>
  )
}
