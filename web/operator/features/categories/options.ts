import type { Category } from './queries'
import { fits, rowsOf } from './tree'

const all = (categories: readonly Category[]) => rowsOf(categories, new Set(categories.map(({ id }) => id)))
const indent = (depth: number, name: string) => '\u2003'.repeat(depth) + name

/** Every category that another may stand under. */
export const parentsFor = (categories: readonly Category[], id: string) =>
  all(categories)
    .filter(({ item }) => item.id !== id)
    .map(({ item, depth }) => ({
      value: item.id,
      label: indent(depth, item.name),
      disabled: !fits(categories, id, item.id),
    }))

/** Every category that a new one may stand under. */
export const parentsForNew = (categories: readonly Category[]) =>
  all(categories)
    .filter(({ depth }) => depth < 2)
    .map(({ item, depth }) => ({ value: item.id, label: indent(depth, item.name) }))

/** Every category that another may be merged into: not itself, nor one under it. */
export const targetsFor = (categories: readonly Category[], { id, path }: Category) =>
  all(categories)
    .filter(({ item }) => item.id !== id && !(item.path ?? '').startsWith(`${path}/`))
    .map(({ item, depth }) => ({ value: item.id, label: indent(depth, item.name) }))
