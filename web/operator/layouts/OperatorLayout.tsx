import { useEffect, useState, type ReactNode } from 'react'
import { t } from '#i18n/operator'
import { Palette } from '@/operator/features/palette/Palette'
import { useView } from '@/router/navigation'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { Drawer } from '@/ui/Drawer'
import { Brand } from './Brand'
import { KeyHelp } from './KeyHelp'
import { Myself } from './Myself'
import css from './OperatorLayout.module.css'
import { OperatorNav } from './OperatorNav'
import { TopBar } from './TopBar'
import { useActions, useGoToKeys } from './go-to'

/** The daily screens: a dark bar on the left, or a drawer where there is no room; search and health above. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  const { url } = useView()
  const [open, setOpen] = useState<'menu' | 'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  useEffect(close, [url])
  useGoToKeys({ palette: () => setOpen('palette'), help: () => setOpen('keys') })
  const actions = useActions()
  return (
    <div className={css.page}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t.skipToContent}
      </a>
      <aside className={css.side} data-ground="dark">
        <Brand className={css.brand} />
        <OperatorNav />
        <Myself />
      </aside>
      <Drawer side="left" open={open === 'menu'} onClose={close} title={t.menu}>
        <div className={css.drawn} data-ground="dark">
          <OperatorNav />
          <Myself />
        </div>
      </Drawer>
      <div className={css.body}>
        <TopBar onMenu={() => setOpen('menu')} onSearch={() => setOpen('palette')} menuOpen={open === 'menu'} />
        <main id={MAIN_ID} className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Palette open={open === 'palette'} onClose={close} actions={actions} />
      <KeyHelp open={open === 'keys'} onClose={close} />
    </div>
  )
}
