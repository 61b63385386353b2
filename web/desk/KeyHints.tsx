import { t } from '#i18n/desk'
import css from './DataTable.module.css'

/** Under a list: the keys that move through it. */
export function KeyHints({ choosing }: { choosing: boolean }) {
  const hints = choosing ? t.table.hints : t.table.hints.filter(([keys]) => keys[0] !== t.table.chooseKey)
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
