import type { ReactNode } from 'react'
import { t } from '#i18n/account'
import { classNames } from '@/lib/class-names'
import { Icon, type IconName } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './AccountFrame.module.css'

export type AccountPlace =
  'home' | 'orders' | 'messages' | 'returns' | 'wishlist' | 'follows' | 'addresses' | 'cards' | 'security'

const entries: readonly { place: AccountPlace | 'signOut'; href: string; icon: IconName }[] = [
  { place: 'home', href: '/compte', icon: 'home' },
  { place: 'orders', href: '/compte/mes-commandes', icon: 'parcel' },
  { place: 'messages', href: '/compte/messages', icon: 'bubble' },
  { place: 'returns', href: '/compte/retours', icon: 'return' },
  { place: 'wishlist', href: '/compte/liste-de-souhait', icon: 'heart' },
  { place: 'follows', href: '/compte/boutiques-suivies', icon: 'basket' },
  { place: 'addresses', href: '/compte/mes-adresses', icon: 'pin' },
  { place: 'cards', href: '/compte/cartes-de-credit', icon: 'card' },
  { place: 'security', href: '/compte/securite', icon: 'lock' },
  { place: 'signOut', href: '/deconnexion', icon: 'signOut' },
]

/** A page of the account beside its menu. Narrow screens have no menu: each page links to the account home. */
export function AccountFrame({ place, children }: { place: AccountPlace; children: ReactNode }) {
  return (
    <div className={classNames(layout.frame, css.account)}>
      <nav className={css.menu} aria-label={t.menu.label}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.place}>
              <Link className={css.entry} href={entry.href} aria-current={entry.place === place ? 'page' : undefined}>
                <Icon name={entry.icon} size="s" />
                {t.menu[entry.place]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  )
}
