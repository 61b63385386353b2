import type { ReactNode } from 'react'
import css from './Record.module.css'

type RecordProps = {
  /** An open decision: first in the side column, and first of all where there is one column. */
  decision?: ReactNode
  /** Facts, beside the content or under it. */
  side?: ReactNode
  children: ReactNode
}

/** The page of one thing: its content, and beside it what is to be decided, then the facts. */
export function Record({ decision, side, children }: RecordProps) {
  return (
    <div className={css.record}>
      {decision && <div className={css.decision}>{decision}</div>}
      <div className={css.content}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  )
}
