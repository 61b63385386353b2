import { t } from '#i18n/operator-journal'

export interface Change {
  field: string
  before: string
  after: string
}

type Facts = Record<string, unknown> | null

/** What differs between what was and what became, a line per field. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ field: wordOf(t.fields, name), before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

/** The word for a name that the server wrote; the name itself when a newer server wrote it. */
export const wordOf = (words: Record<string, string>, name: string): string => words[name] ?? name

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'string') return wordOf(t.values, value)
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
