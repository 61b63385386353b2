import { t } from '#i18n/desk'
import css from './PartBar.module.css'

export type Part = 'shipped' | 'waiting' | 'late'

/** The parts of an order, one per shop, and how many have left. */
export function PartBar({ parts }: { parts: readonly Part[] }) {
  return (
    <span className={css.parts}>
      <i className={css.bar} aria-hidden="true">
        {parts.map((part, index) => (
          <s key={index} className={css[part]} />
        ))}
      </i>
      {t.parts(parts.filter((part) => part === 'shipped').length, parts.length)}
    </span>
  )
}
