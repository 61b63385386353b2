import type { Category } from '@/lib/named-categories'

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
