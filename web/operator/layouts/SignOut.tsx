import { useState } from 'react'
import { t } from '#i18n/operator'
import { classNames } from '@/lib/class-names'
import css from './SignOut.module.css'

/** The way out. */
export function SignOut({ leave, className }: { leave: () => Promise<void>; className?: string | undefined }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className={classNames(css.out, className)}
      disabled={leaving}
      onClick={() => {
        setLeaving(true)
        void leave().finally(() => setLeaving(false))
      }}
    >
      {t.signOut}
    </button>
  )
}
