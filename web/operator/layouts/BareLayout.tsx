import type { ReactNode } from 'react'
import { t } from '#i18n/operator'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { useSession } from '@/session/session-context'
import { useVisitor } from '@/session/visitor'
import { useSite } from '@/site/site'
import { Link } from '@/ui/Link'
import css from './BareLayout.module.css'
import { Brand } from './Brand'
import { SignOut } from './SignOut'

/** What precedes the console: signing in, the second factor, an invitation. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { publicUrl, name } = useSite()
  const signedIn = useVisitor() !== null
  const session = useSession()
  return (
    <>
      <header className={css.top} data-ground="dark">
        <Brand />
        {signedIn ? (
          <SignOut className={css.out} leave={() => session.signOut()} />
        ) : (
          <Link className={css.out} href={publicUrl}>
            {t.toMarket(name)}
          </Link>
        )}
      </header>
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
