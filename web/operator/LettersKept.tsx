import { t } from '#i18n/operator'
import css from './LettersKept.module.css'
import { useMe } from './me-context'

/** Says above letters that they only lie in a folder, where no mail server is configured. */
export function LettersKept() {
  return useMe().lettersKept ? <p className={css.kept}>{t.lettersKept}</p> : null
}
