import type { ReactNode } from 'react'
import { t } from '#i18n/account'
import { Icon, type IconName } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { TitleBar } from '@/ui/TitleBar'
import css from './AccountHome.module.css'

const words = t.home

/** What each tile says under its title; undefined while it is on its way. */
export interface AccountFacts {
  orders: string | undefined
  wishlist: string | undefined
  addresses: string | undefined
  cards: string | undefined
  /** Messages of shops that wait to be read. */
  unread: number
}

type AccountHomeProps = {
  firstName: string
  facts: AccountFacts
  /** The latest orders. */
  orders: ReactNode
  /** The name and the phone, to be changed in place. */
  settings: ReactNode
}

/** The account home: links to its pages, and the latest orders. */
export function AccountHome({ firstName, facts, orders, settings }: AccountHomeProps) {
  const tiles: [string, IconName, string, string | undefined][] = [
    ['/compte/mes-commandes', 'parcel', t.menu.orders, facts.orders],
    ['/compte/messages', 'bubble', t.menu.messages, words.messages(facts.unread)],
    ['/compte/retours', 'return', t.menu.returns, words.returns],
    ['/compte/liste-de-souhait', 'heart', t.menu.wishlist, facts.wishlist],
    ['/compte/boutiques-suivies', 'basket', t.menu.follows, words.follows],
    ['/compte/mes-adresses', 'pin', t.menu.addresses, facts.addresses],
    ['/compte/cartes-de-credit', 'card', t.menu.cards, facts.cards],
    ['/compte/securite', 'lock', t.menu.security, words.security],
    ['/suivi-de-commande', 'truck', words.tracking, words.trackingHint],
  ]
  return (
    <>
      <TitleBar
        title={words.hello(firstName)}
        lead={facts.unread > 0 ? <Unread count={facts.unread} /> : words.intro}
      />
      <ul className={css.tiles}>
        {tiles.map(([href, icon, title, text]) => (
          <li key={href}>
            <Link className={css.tile} href={href}>
              <Icon name={icon} className={css.icon} />
              <h2 className={css.title}>{title}</h2>
              <span className={css.text}>{text ?? '\u00a0'}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={css.part} aria-labelledby="last-orders">
        <div className={css.head}>
          <h2 id="last-orders" className={css.heading}>
            {words.lastOrders}
          </h2>
          <Link className={layout.link} href="/compte/mes-commandes">
            {words.allOrders}
          </Link>
        </div>
        {orders}
      </section>
      <section className={css.part} aria-labelledby="my-details">
        <div className={css.head}>
          <h2 id="my-details" className={css.heading}>
            {words.details}
          </h2>
        </div>
        {settings}
      </section>
      <p className={css.leave}>
        <Link className={layout.link} href="/deconnexion">
          {t.menu.signOut}
        </Link>
      </p>
    </>
  )
}

function Unread({ count }: { count: number }) {
  return (
    <Link className={layout.link} href="/compte/messages">
      {words.unread(count)}
    </Link>
  )
}
