import { fold } from '@/lib/fold'
import type { CategoryNode } from '@/storefront/categories'
import type { CategoryFacet } from './types'

/** The way up, where we are, and the ways down; null stands for all categories. */
export interface CategoryMenu {
  /** Undefined when there is nothing above: all categories are shown. */
  parent: CategoryNode | null | undefined
  current: CategoryNode | null
  children: FilledCategory[]
  /** Products of the current one in this listing. */
  count: number
}

/** A category and how many results it holds. */
export interface FilledCategory {
  node: CategoryNode
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
  const counts = new Map(facets.map(({ key, count }) => [key, count]))
  const current = chain.at(-1) ?? null
  return {
    parent: current ? (chain.at(-2) ?? null) : undefined,
    current,
    children: filledOf(current ? current.children : tree, counts),
    count: current ? (counts.get(categoryKey(current)) ?? total) : total,
  }
}

/** Those of some categories that hold results, with how many by their keys; from five on in alphabetical order. */
export function filledOf(nodes: readonly CategoryNode[], counts: ReadonlyMap<string, number>): FilledCategory[] {
  const filled = nodes
    .map((node) => ({ node, count: counts.get(categoryKey(node)) ?? 0 }))
    .filter(({ count }) => count > 0)
  return filled.length >= SORTED_FROM ? filled.sort((a, b) => compareNames(a.node.name, b.node.name)) : filled
}

/** Whether one of the keys is that of a category below this one. */
export function holdsAny(node: CategoryNode, keys: readonly string[]): boolean {
  return node.children.some((child) => keys.includes(categoryKey(child)) || holdsAny(child, keys))
}

/**
 * The chosen categories after one more is picked, or this one given up. A category and one below it are never chosen
 * together: the wider would make the other mean nothing.
 */
export function pickCategory(
  tree: readonly CategoryNode[],
  chosen: readonly string[],
  node: CategoryNode,
): readonly string[] {
  const key = categoryKey(node)
  if (chosen.includes(key)) return chosen.filter((other) => other !== key)
  const above = chainTo(tree, ({ id }) => id === node.id).map(categoryKey)
  return [...chosen.filter((other) => !above.includes(other) && !holdsAny(node, [other])), key]
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

/** How a category is written in the address of a search, and in its facets. */
export const categoryKey = (node: Pick<CategoryNode, 'id' | 'shortId'>): string =>
  node.shortId ? String(node.shortId) : node.id

/** Alphabetical, accents aside. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [fold(a), fold(b)]
  return x < y ? -1 : x > y ? 1 : 0
}
