import { useState } from 'react'
import { t } from '#i18n/seller'
import { useSession } from '@/session/session-context'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import css from './Account.module.css'

/** Who is signed in, and the way out. */
export function Account() {
  const visitor = useVisitor()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  if (!visitor) return null
  const leave = () => {
    setLeaving(true)
    void session.signOut().finally(() => setLeaving(false))
  }
  return (
    <div className={css.account}>
      <span className={css.name}>{`${visitor.firstName} ${visitor.lastName}`}</span>
      <Button variant="link" size="s" loading={leaving} onClick={leave}>
        {t.signOut}
      </Button>
    </div>
  )
}
