import type { CategoryFacet } from '@/storefront/features/listing/answers'
import { compareNames } from '@/storefront/features/listing/category-menu'

const SORTED_FROM = 5

/**
 * The categories a shop really sells in: the deepest ones of its products. A shop of mugs and bowls need not be opened
 * through three levels that hold nothing else.
 */
export function shelvesOf(facets: readonly CategoryFacet[]): CategoryFacet[] {
  const parents = new Set(facets.map(({ parentId }) => parentId))
  const deepest = facets.filter(({ id }) => !parents.has(id))
  return deepest.length >= SORTED_FROM ? deepest.sort((a, b) => compareNames(a.name, b.name)) : deepest
}
