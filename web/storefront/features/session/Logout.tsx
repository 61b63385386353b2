import { useEffect } from 'react'
import { t } from '#i18n/session'
import { useNavigator } from '@/router/navigation'
import { useSession } from '@/session/session-context'
import { Sheet } from './Sheet'

/** Ends the session in every tab, then goes to the root. */
export function Logout() {
  const session = useSession()
  const { replace } = useNavigator()
  useEffect(() => {
    void session
      .signOut()
      .then(() => replace('/'))
      .catch(() => {})
  }, [session, replace])
  return <Sheet title={t.logout.title} text={t.logout.leaving} />
}
