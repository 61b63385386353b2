import type { ReactNode } from 'react'
import { t } from '#i18n/shell'
import { MAIN_ID } from '@/storefront/features/shell/RouteAnnouncer'
import css from './layouts.module.css'
import { Shell } from './Shell'

/** A page alone, without header or footer: the seller landing page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t.skipToContent}
      </a>
      <Shell />
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
