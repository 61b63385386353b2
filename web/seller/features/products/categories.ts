/** A category of the flat list. */
interface Category {
  id: string
  name: string
  parentId: string | null
  order: number
}

/** A category under the names of its ancestors: « Maison › Vaisselle › Tasses ». */
export interface NamedCategory {
  id: string
  name: string
}

const STEP = ' › '

/** Every category with its whole name, each under its parent. A child of an unknown parent is left out. */
export function namedCategories(flat: readonly Category[]): NamedCategory[] {
  const under = (parentId: string | null, prefix: string): NamedCategory[] =>
    flat
      .filter((category) => category.parentId === parentId)
      .sort((a, b) => a.order - b.order)
      .flatMap(({ id, name }) => [{ id, name: prefix + name }, ...under(id, prefix + name + STEP)])
  return under(null, '')
}

/** Puts first the words that operators suggest for some categories, or for what stands above them. */
export function suggestedFirst<T extends { categories: readonly string[] }>(
  types: readonly T[],
  flat: readonly Category[],
  chosen: readonly string[],
): T[] {
  const within = new Set<string>()
  for (const id of chosen) {
    for (let up: string | null | undefined = id; up; up = flat.find((category) => category.id === up)?.parentId) {
      within.add(up)
    }
  }
  const suggested = (type: T) => type.categories.some((id) => within.has(id))
  return [...types.filter(suggested), ...types.filter((type) => !suggested(type))]
}
