import type { ReactNode } from 'react'
import layout from '@/ui/layout.module.css'
import css from './TwoColumns.module.css'

/** A narrow column that stays in sight, and the text beside it; one under the other where there is no room. */
export function TwoColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={`${layout.frame} ${css.columns}`}>
      <div className={css.side}>{side}</div>
      <div className={css.text}>{children}</div>
    </div>
  )
}
