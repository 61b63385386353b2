import type { CSSProperties } from 'react'
import css from './Progress.module.css'

/** How far something is, from 0 to 1; announced to screen readers in whole percents. */
export function Progress({ label, part }: { label: string; part: number }) {
  const percent = Math.round(Math.min(Math.max(part, 0), 1) * 100)
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={css.done} style={{ '--done': `${percent}%` } as CSSProperties} />
    </div>
  )
}
