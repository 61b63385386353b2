import type { ReactNode } from 'react'
import { t } from '#i18n/desk'
import { IconButton } from '@/ui/IconButton'
import { useKeepFocus } from './keep-focus'
import css from './SelectionBar.module.css'

type SelectionBarProps = {
  /** How many are chosen. */
  count: string
  /** What they add up to, and what else must be known of them. */
  detail?: string
  /** Buttons; one of them wheat, which says how many it touches. */
  children: ReactNode
  onClear: () => void
}

/** What can be done to the chosen rows, always in sight at the foot of the list. */
export function SelectionBar({ count, detail, children, onClear }: SelectionBarProps) {
  useKeepFocus()
  return (
    <div className={css.bar} data-ground="dark" role="region" aria-label={count}>
      <span role="status">
        <b>{count}</b> {detail}
      </span>
      <div className={css.actions}>{children}</div>
      <IconButton icon="close" label={t.selection.clear} onClick={onClear} />
    </div>
  )
}
