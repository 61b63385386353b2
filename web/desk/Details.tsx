import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Details.module.css'

type DetailsProps = { summary: ReactNode; className?: string | undefined; children: ReactNode }

/** More of the same, closed until it is asked for. */
export function Details({ summary, className, children }: DetailsProps) {
  return (
    <details className={classNames(css.details, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
