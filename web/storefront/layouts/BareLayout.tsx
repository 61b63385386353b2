import type { ReactNode } from 'react'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import css from './layouts.module.css'
import { Shell } from './Shell'

/** A page alone, without header or footer, and so with nothing to skip: the seller landing page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell />
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
