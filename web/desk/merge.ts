/** A thing that two people wrote on top of the same version of it, part by part. */
export interface Comparison<T> {
  /** Their version with the parts that only I changed. A part that both changed stays mine until someone chooses. */
  merged: T
  /** Parts that both changed, each to something else: someone must choose. */
  disputed: (keyof T)[]
  /** Parts that only the other person changed. */
  taken: (keyof T)[]
}

/** Compares what two people made of the same thing. Parts are the fields of `T`. */
export function compare<T extends object>(base: T, mine: T, theirs: T): Comparison<T> {
  const merged = { ...theirs }
  const disputed: (keyof T)[] = []
  const taken: (keyof T)[] = []
  for (const part of new Set([...keysOf(theirs), ...keysOf(mine), ...keysOf(base)])) {
    if (same(mine[part], theirs[part])) continue
    if (same(mine[part], base[part])) {
      taken.push(part)
      continue
    }
    if (!same(theirs[part], base[part])) disputed.push(part)
    merged[part] = mine[part]
  }
  return { merged, disputed, taken }
}

const keysOf = <T extends object>(thing: T) => Object.keys(thing) as (keyof T)[]

/** Whether two values say the same, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
