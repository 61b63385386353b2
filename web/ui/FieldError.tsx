import css from './Field.module.css'
import { Icon } from './Icon'

/** The sentence under a control that breaks a rule. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className={css.error} id={id}>
      <Icon name="alert" size="xs" />
      {children}
    </p>
  )
}
