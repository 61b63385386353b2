import type { ReactNode } from 'react'
import css from './ReadOnly.module.css'
import { readOnly } from './view'

/** What changes something: left out where the space is only read. */
export function Acts({ children }: { children: ReactNode }) {
  return readOnly() ? null : children
}

/** The fields of a form: where the space is only read they are shown, out of reach. */
export function Fields({ children }: { children: ReactNode }) {
  if (!readOnly()) return children
  return (
    <fieldset className={css.fields} disabled>
      {children}
    </fieldset>
  )
}
