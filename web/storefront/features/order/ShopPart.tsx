import type { ReactNode } from 'react'
import { t } from '#i18n/order'
import { initials } from '@/lib/initials'
import { Link } from '@/ui/Link'
import css from './OrderItems.module.css'

type ShopPartProps = {
  name: string
  slug: string
  /** A line under the name. */
  note?: ReactNode
  /** What can be done with this shop. */
  action?: ReactNode
  /** Before its items. */
  lead?: ReactNode
  /** Under its items. */
  foot?: ReactNode
  children: ReactNode
}

/** The part of an order that one shop sends. */
export function ShopPart({ name, slug, note, action, lead, foot, children }: ShopPartProps) {
  return (
    <section className={css.shop} aria-label={t.shop(name)}>
      <header className={css.head}>
        <div className={css.sign}>
          <span className={css.plate} aria-hidden="true">
            {initials(name)}
          </span>
          <div>
            <h2 className={css.name}>
              <Link href={`/boutique/${slug}`}>{name}</Link>
            </h2>
            {note && <p className={css.detail}>{note}</p>}
          </div>
        </div>
        {action}
      </header>
      {lead}
      <ul className={css.items}>{children}</ul>
      {foot}
    </section>
  )
}
