import type { ReactNode } from 'react'
import { t } from '#i18n/desk'
import css from './SaveBar.module.css'

/** What can be done with a long form, always in sight at its foot. */
export function SaveBar({ unsaved, children }: { unsaved: boolean; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <span className={css.state} role="status">
        {unsaved ? t.saveBar.unsaved : ''}
      </span>
      <div className={css.actions}>{children}</div>
    </div>
  )
}
