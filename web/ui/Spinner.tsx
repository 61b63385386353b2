import css from './Spinner.module.css'

/** A turning ring: work is under way. The words belong to whoever shows it. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
