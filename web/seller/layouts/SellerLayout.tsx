import { useEffect, useState, type ReactNode } from 'react'
import { t } from '#i18n/seller'
import { useView } from '@/router/navigation'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { Acts } from '@/seller/ReadOnly'
import { Drawer } from '@/ui/Drawer'
import { IconButton } from '@/ui/IconButton'
import { Account } from './Account'
import { Brand } from './Brand'
import css from './SellerLayout.module.css'
import { LeaveTeam } from './LeaveTeam'
import { SellerNav } from './SellerNav'
import { ShopChoice } from './ShopChoice'
import { ShopNotice } from './ShopNotice'
import { ViewNotice } from './ViewNotice'

/** The daily screens: the ways through the space on the left, or in a drawer where there is no room. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const { url } = useView()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [url])
  const around = (
    <>
      <ShopChoice />
      <SellerNav />
      <Acts>
        <Account />
        <LeaveTeam />
      </Acts>
    </>
  )
  return (
    <>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t.skipToContent}
      </a>
      <ViewNotice />
      <div className={css.page}>
        <header className={css.top}>
          <IconButton
            className={css.menu}
            icon="menu"
            label={t.menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
          <Brand stacked />
        </header>
        <aside className={css.side}>{around}</aside>
        <Drawer side="left" open={open} onClose={() => setOpen(false)} title={t.menu}>
          <div className={css.drawn}>{around}</div>
        </Drawer>
        <main id={MAIN_ID} className={css.main} tabIndex={-1}>
          <ShopNotice />
          {children}
        </main>
      </div>
    </>
  )
}
