import { t } from '#i18n/desk'
import css from './DataTable.module.css'

/** Under a list: the keys that move through it, but those that do nothing there. */
export function KeyHints({ but }: { but: readonly string[] }) {
  const hints = t.table.hints.filter(([keys]) => !but.includes(keys[0]!))
  return (
    <div className={css.hints} aria-hidden="true">
      {hints.map(([keys, meaning]) => (
        <span key={meaning}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {meaning}
        </span>
      ))}
    </div>
  )
}
