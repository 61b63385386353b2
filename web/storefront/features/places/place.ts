import { toQueryString } from '@/lib/query-string'

export type Position = { lat: number; lon: number }

/** What `GET /services/places` tells of a town or postal prefix. */
export interface Place extends Position {
  name: string
  region?: string
}

/** Places that a typed town or postal code may mean, best first; none when it cannot be asked. */
export async function findPlaces(typed: string, signal?: AbortSignal): Promise<Place[]> {
  try {
    const address = `/v1/services/places${toQueryString({ q: typed })}`
    const response = await (signal ? fetch(address, { signal }) : fetch(address))
    if (!response.ok) return []
    return ((await response.json()) as { data?: Place[] }).data ?? []
  } catch {
    return []
  }
}

/** Where a typed place is; null when nobody knows it. */
export async function findPlace(typed: string): Promise<Position | null> {
  const [best] = await findPlaces(typed)
  return best ? { lat: best.lat, lon: best.lon } : null
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
