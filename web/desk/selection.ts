/** Which rows of a list are chosen, to do one thing to all of them. */
export interface Selection<R> {
  chosen: ReadonlySet<string>
  onChange: (chosen: Set<string>) => void
  /** How a row is called, for the label of its box. */
  nameOf: (row: R) => string
}

/** The choice with one row more, or less. */
export function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The choice with every row from the nearest chosen one to this one. */
export function range<R>({ chosen }: Selection<R>, rows: readonly R[], id: (row: R) => string, row: R): Set<string> {
  const ids = rows.map(id)
  const here = ids.indexOf(id(row))
  const others = ids.flatMap((other, index) => (chosen.has(other) && index !== here ? [index] : []))
  const from = others.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))[0] ?? here
  return new Set([...chosen, ...ids.slice(Math.min(from, here), Math.max(from, here) + 1)])
}
