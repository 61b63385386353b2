/** A category of the flat list. */
export interface Category {
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
