import { t } from '#i18n/operator-journal'
import { changesOf } from './changes'
import css from './Journal.module.css'
import type { Noted } from './queries'

/** What a line of the journal changed, as a small table; nothing when it changed no field. */
export function Diff({ line: { before, after } }: { line: Pick<Noted, 'before' | 'after'> }) {
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  return (
    <details className={css.details}>
      <summary>{t.changes(changes.length)}</summary>
      <table className={css.diff}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.field}</th>
              <td>{change.before && <del>{change.before}</del>}</td>
              <td>{change.after && <ins>{change.after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
