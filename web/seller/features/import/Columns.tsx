import type { UseQueryResult } from '@tanstack/react-query'
import { t } from '#i18n/seller-import'
import table from '@/desk/table.module.css'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import css from './import.module.css'

const words = t.columns

type Column = { name: string; meaning: string; example: string }

/** What each column of the file holds. */
export function Columns({ query }: { query: UseQueryResult<Column[]> }) {
  return (
    <details>
      <summary className={css.summary}>{words.open}</summary>
      <p className={css.soft}>{words.text}</p>
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {(columns) => (
          <div className={css.problems} tabIndex={0} role="region" aria-label={words.title}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{words.name}</th>
                  <th scope="col">{words.meaning}</th>
                  <th scope="col">{words.example}</th>
                </tr>
              </thead>
              <tbody>
                {columns.map(({ name, meaning, example }) => (
                  <tr key={name}>
                    <td>
                      <code>{name}</code>
                    </td>
                    <td>{meaning}</td>
                    <td>{example}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </details>
  )
}
