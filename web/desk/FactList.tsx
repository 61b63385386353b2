import type { ReactNode } from 'react'
import css from './FactList.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** What is known of a thing: a word and its value per line. Values that are empty are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
