import css from './RobotTrap.module.css'

const NAME = 'website'

/** A field that people cannot see or reach. A value in it means that a robot filled the form. */
export function RobotTrap() {
  return (
    <div className={css.trap} aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The value of the field, as part of a request's body. */
export function caught(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get(NAME) ?? '')
  return website ? { website } : {}
}
