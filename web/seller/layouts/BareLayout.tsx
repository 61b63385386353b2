import type { ReactNode } from 'react'
import { t } from '#i18n/seller'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { useSite } from '@/site/site'
import { Link } from '@/ui/Link'
import { Account } from './Account'
import css from './BareLayout.module.css'
import { Brand } from './Brand'

/** What precedes having a shop: joining, and opening one. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { publicUrl, name } = useSite()
  return (
    <>
      <header className={css.top}>
        <Brand />
        <Link className={css.out} href={publicUrl}>
          {t.toMarket(name)}
        </Link>
        <Account />
      </header>
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
