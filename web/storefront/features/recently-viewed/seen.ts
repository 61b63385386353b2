/** Slugs of the products seen on this device, the last one first. They never leave it. */

const KEY = 'recently_viewed'

/** How many are remembered; the page shows fewer. */
export const REMEMBERED = 12

export function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((slug): slug is string => typeof slug === 'string').slice(0, REMEMBERED)
      : []
  } catch {
    return [] // storage refused or filled by something else
  }
}

/** Puts a product first. */
export function noteSeen(slug: string): void {
  write([slug, ...readSeen().filter((other) => other !== slug)].slice(0, REMEMBERED))
}

export function forgetSeen(): void {
  write([])
}

function write(slugs: string[]): void {
  try {
    if (slugs.length === 0) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, JSON.stringify(slugs))
  } catch {
    // A browser that refuses storage simply does not remember.
  }
}
