import css from './Spinner.module.css'

/** A turning ring: work is under way. The caller supplies the words. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
