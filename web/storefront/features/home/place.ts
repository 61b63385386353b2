import { toQueryString } from '@/lib/query-string'

export type Position = { lat: number; lon: number }

/** The search sorted by distance from a position. */
export function searchAround({ lat, lon }: Position): string {
  return `/recherche${toQueryString({ sortBy: 'distance', lat: round(lat), lon: round(lon) })}`
}

/** The search for what was typed when no place answers to it. */
export function searchFor(typed: string): string {
  return `/recherche${toQueryString({ q: typed })}`
}

/** A hundredth of a degree is about a kilometre: enough to sort shops, too little to find a door. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** What `GET /services/places` answers for a typed town or postal code, best first. */
interface PlacesAnswer {
  data?: { lat: number; lon: number }[]
}

/** Asks the gazetteer where a typed place is; null when it does not know it or cannot be reached. */
export async function findPlace(typed: string): Promise<Position | null> {
  try {
    const response = await fetch(`/v1/services/places${toQueryString({ q: typed })}`)
    if (!response.ok) return null
    const [best] = ((await response.json()) as PlacesAnswer).data ?? []
    return best ? { lat: best.lat, lon: best.lon } : null
  } catch {
    return null
  }
}

/** Asks the browser where the visitor is; null when refused, unknown or too slow. */
export function currentPosition(): Promise<Position | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  })
}
