import { classNames } from '@/lib/class-names'
import css from './ProgressBar.module.css'

export type Progress = 'idle' | 'running' | 'done' | 'failed'

/** The thin bar at the top of the page during a route change; red when it failed. Announcing is done elsewhere. */
export function ProgressBar({ progress }: { progress: Progress }) {
  return (
    <div
      className={classNames(css.bar, progress !== 'idle' && css[progress])}
      data-progress={progress}
      aria-hidden="true"
    />
  )
}
