import type { Category } from '@/storefront/categories'
import type { CategoryFacet } from '@/storefront/features/listing/types'
import { categoryKey, compareNames } from '@/storefront/features/listing/category-menu'

const SORTED_FROM = 5

/** A category with what the shop sells in it. */
export interface SoldCategory extends Category {
  count: number
}

/**
 * The categories a shop really sells in: the deepest ones of its products. A shop of mugs and bowls need not be opened
 * through three levels that hold nothing else.
 */
export function soldCategories(categories: readonly Category[], facets: readonly CategoryFacet[]): SoldCategory[] {
  const counts = new Map(facets.map(({ key, count }) => [key, count]))
  const filled = categories.flatMap((category): SoldCategory[] => {
    const count = counts.get(categoryKey(category))
    return count ? [{ ...category, count }] : []
  })
  const parents = new Set(filled.map(({ parentId }) => parentId))
  const deepest = filled.filter(({ id }) => !parents.has(id))
  return deepest.length >= SORTED_FROM ? deepest.sort((a, b) => compareNames(a.name, b.name)) : deepest
}
