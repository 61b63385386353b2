import { fold } from '@/lib/fold'
import type { CategoryNode } from '@/storefront/categories'
import type { CategoryFacet } from './types'

/** The way up, where we are, and the ways down; null stands for all categories. */
export interface CategoryMenu {
  /** Undefined when there is nothing above: all categories are shown. */
  parent: CategoryNode | null | undefined
  current: CategoryNode | null
  children: { node: CategoryNode; count: number }[]
  /** Products of the current one in this listing. */
  count: number
}

const SORTED_FROM = 5

/** Builds the category navigation around one category, with the counts of the listing beside it. */
export function categoryMenu(
  tree: readonly CategoryNode[],
  facets: readonly CategoryFacet[],
  chain: readonly CategoryNode[],
  total: number,
): CategoryMenu {
  const counts = new Map(facets.map(({ id, count }) => [id, count]))
  const current = chain.at(-1) ?? null
  const below = current ? current.children : tree
  const children = below.map((node) => ({ node, count: counts.get(node.id) ?? 0 })).filter(({ count }) => count > 0)
  return {
    parent: current ? (chain.at(-2) ?? null) : undefined,
    current,
    children:
      children.length >= SORTED_FROM ? children.sort((a, b) => compareNames(a.node.name, b.node.name)) : children,
    count: current ? (counts.get(current.id) ?? total) : total,
  }
}

/** The chain from a top category down to the one that answers to `is`; empty when none does. */
export function chainTo(tree: readonly CategoryNode[], is: (node: CategoryNode) => boolean): CategoryNode[] {
  for (const node of tree) {
    if (is(node)) return [node]
    const below = chainTo(node.children, is)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** How a category is written in the address of a search. */
export const categoryKey = (node: Pick<CategoryNode, 'id' | 'shortId'>): string =>
  node.shortId ? String(node.shortId) : node.id

/** Alphabetical, accents aside. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [fold(a), fold(b)]
  return x < y ? -1 : x > y ? 1 : 0
}
