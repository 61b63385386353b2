import { coarse } from '@/lib/coarse'
import { toQueryString } from '@/lib/query-string'
import type { Position } from '@/storefront/features/places/place'

/** The search sorted by distance from a position, rounded to about a kilometre. */
export function searchAround({ lat, lon }: Position): string {
  return `/recherche${toQueryString({ sortBy: 'distance', lat: coarse(lat), lon: coarse(lon) })}`
}

/** The search for what was typed when no place answers to it. */
export function searchFor(typed: string): string {
  return `/recherche${toQueryString({ q: typed })}`
}
