import { useEffect, type ReactNode } from 'react'
import { t } from '#i18n/shell'
import { t as ui } from '#i18n/ui'
import { useNavigator, useView } from '@/router/navigation'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Skeleton'
import { signInLink } from './return-path'
import { useSessionState } from '@/session/session-context'
import css from './SignedInOnly.module.css'

/** Shows its page to the person who signed in; a guest is sent to sign in, and back. See `account` in routes.ts. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status, retry } = useSessionState()
  const { url } = useView()
  const { replace } = useNavigator()
  const isGuest = status === 'guest'
  useEffect(() => {
    if (isGuest) replace(signInLink(url)).catch(() => {}) // the progress bar shows the failure
  }, [isGuest, replace, url])

  if (status === 'signedIn') return children
  return (
    <div className={`${layout.frame} ${css.waiting}`} aria-busy={status !== 'failed'}>
      {status === 'failed' ? (
        <Alert
          kind="error"
          title={t.accountFailed}
          action={
            <Button size="s" variant="secondary" onClick={retry}>
              {ui.retry}
            </Button>
          }
        />
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  )
}
