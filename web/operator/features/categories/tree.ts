/** As much of a category as its place in the tree needs. */
export interface Leaf {
  id: string
  parentId: string | null
  order: number
}

/** Where a category stands: among whose children, and how many come before it. */
export interface Place {
  parentId: string
  index: number
}

/** A line of the tree as it is drawn. */
export interface Row<T extends Leaf> {
  item: T
  depth: number
  place: Place
  siblings: number
  children: number
}

/** The menu of the site shows three levels; the server refuses a fourth. */
export const DEPTH = 3

type Levels<T> = Map<string, T[]>

function levelsOf<T extends Leaf>(flat: readonly T[]): Levels<T> {
  const levels: Levels<T> = new Map()
  for (const item of [...flat].sort((a, b) => a.order - b.order)) {
    const parent = item.parentId ?? ''
    levels.set(parent, [...(levels.get(parent) ?? []), item])
  }
  return levels
}

/** The tree with one of its categories at another place. */
export function withMoved<T extends Leaf>(flat: readonly T[], id: string, { parentId, index }: Place): T[] {
  const moved = flat.find((item) => item.id === id)
  if (!moved) return [...flat]
  const others = flat.filter((item) => item.id !== id)
  const siblings = levelsOf(others).get(parentId) ?? []
  const order = [...siblings.slice(0, index), moved, ...siblings.slice(index)].map((item) => item.id)
  return flat.map((item) => {
    const at = order.indexOf(item.id)
    return at < 0 ? item : { ...item, parentId: parentId || null, order: at + 1 }
  })
}

/** The lines to draw: every top, and the children of those that are open. */
export function rowsOf<T extends Leaf>(flat: readonly T[], open: ReadonlySet<string>): Row<T>[] {
  const levels = levelsOf(flat)
  const rows: Row<T>[] = []
  const walk = (parentId: string, depth: number) => {
    const siblings = levels.get(parentId) ?? []
    siblings.forEach((item, index) => {
      const children = levels.get(item.id)?.length ?? 0
      rows.push({ item, depth, place: { parentId, index }, siblings: siblings.length, children })
      if (open.has(item.id)) walk(item.id, depth + 1)
    })
  }
  walk('', 0)
  return rows
}

/** Where a category stands now. */
export function placeOf(flat: readonly Leaf[], id: string): Place {
  const parentId = flat.find((item) => item.id === id)?.parentId ?? ''
  const index = (levelsOf(flat).get(parentId) ?? []).findIndex((item) => item.id === id)
  return { parentId, index }
}

/** How many levels a category and what is under it take. */
export function heightOf(flat: readonly Leaf[], id: string): number {
  const children = flat.filter((item) => item.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(flat, child.id)))
}

/** How many levels stand above the children of a parent. */
export function levelOf(flat: readonly Leaf[], parentId: string): number {
  const parent = flat.find((item) => item.id === parentId)
  return parent ? 1 + levelOf(flat, parent.parentId ?? '') : 0
}

/** Whether a category may stand under a parent: not under itself, and within the three levels. */
export function fits(flat: readonly Leaf[], id: string, parentId: string): boolean {
  for (let up = parentId; up !== ''; up = flat.find((item) => item.id === up)?.parentId ?? '') {
    if (up === id) return false
  }
  return levelOf(flat, parentId) + heightOf(flat, id) <= DEPTH
}

export type Step = 'up' | 'down' | 'out' | 'in'

/** Where a step leads a category that was taken; undefined when it leads nowhere. */
export function stepFrom(flat: readonly Leaf[], id: string, step: Step): Place | undefined {
  const { parentId, index } = placeOf(flat, id)
  const siblings = (levelsOf(flat).get(parentId) ?? []).filter((item) => item.id !== id)
  switch (step) {
    case 'up':
      return index > 0 ? { parentId, index: index - 1 } : undefined
    case 'down':
      return index < siblings.length ? { parentId, index: index + 1 } : undefined
    case 'out': {
      if (parentId === '') return undefined
      const above = placeOf(flat, parentId)
      return { parentId: above.parentId, index: above.index + 1 }
    }
    case 'in': {
      const under = siblings[index - 1]
      if (!under || !fits(flat, id, under.id)) return undefined
      return { parentId: under.id, index: levelsOf(flat).get(under.id)?.length ?? 0 }
    }
  }
}
