import css from './RobotTrap.module.css'

const NAME = 'website'

/** A field no person sees or reaches. What is written in it tells the server that a robot filled the form. */
export function RobotTrap() {
  return (
    <div className={css.trap} aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What was caught, as the part of a request's body that tells of it. */
export function caught(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get(NAME) ?? '')
  return website ? { website } : {}
}
