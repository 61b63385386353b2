import { type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { DeskIcon } from './DeskIcon'
import css from './Checks.module.css'

/** One thing that was looked at before a decision. */
export interface Check {
  label: string
  value: ReactNode
  /** Brick is only for what blocks. */
  verdict: 'ok' | 'waiting' | 'blocked'
  /** The verdict in words. */
  words: string
}

const icons = { ok: 'check', waiting: 'clock', blocked: 'alert' } as const

/** What was checked: label, value, verdict. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <table className={css.checks}>
      <tbody>
        {checks.map(({ label, value, verdict, words }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>
              <span className={classNames(css.verdict, css[verdict])}>
                <DeskIcon name={icons[verdict]} size="xs" />
                {words}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
