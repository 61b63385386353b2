import { t } from '#i18n/seller-import'
import table from '@/desk/table.module.css'
import css from './import.module.css'
import type { ImportProblem } from './queries'

type ProblemsProps = {
  problems: readonly ImportProblem[]
  total: number
  /** Those of errors, of products that stay drafts, or of products to look at. */
  words: typeof t.problems
}

/** What must be corrected or known, by line of the file. */
export function Problems({ problems, total, words }: ProblemsProps) {
  return (
    <div className={css.problems} tabIndex={0} role="region" aria-label={words.label}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.detail}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            <tr key={index}>
              <td className={css.line}>{problem.line}</td>
              <td>{problem.column}</td>
              <td>{problem.product}</td>
              <td>{problem.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > problems.length && <p className={css.soft}>{words.more(total - problems.length)}</p>}
    </div>
  )
}
