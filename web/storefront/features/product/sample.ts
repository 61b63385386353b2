/** A number from 0 up to but not including 1. */
export type Random = () => number

/** Some items of a list, each at most once, in random order. */
export function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const rest = [...list]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
