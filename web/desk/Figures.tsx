import type { CSSProperties } from 'react'
import css from './Figures.module.css'

export interface Figure {
  label: string
  /** Already in words: `3 184,60 $`. */
  value: string
  /** What it is compared with, and by how much it differs. More is neither good nor bad. */
  compared?: string
  difference?: string
}

const strips = ['ble', 'ciel', 'sauge', 'ble', 'trefle']

/** A few big figures side by side, each under its strip; the first is the widest. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures} style={{ '--others': figures.length - 1 } as CSSProperties}>
      {figures.map(({ label, value, compared, difference }, index) => (
        <div key={label} style={{ '--strip': `var(--${strips[index % strips.length]})` } as CSSProperties}>
          <dt>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {(compared || difference) && (
            <dd className={css.compared}>
              {compared} <b>{difference}</b>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
