import { toQueryString } from '@/lib/query-string'
import { useSite } from '@/site/site'

export type Position = { lat: number; lon: number }

/** A place that a typed text may mean. */
export interface Suggestion {
  name: string
  region?: string | undefined
  /** Its position; null when the source does not know it. */
  locate(): Promise<Position | null>
}

/** Places that match a typed town or postal code, best first; none when no source answers. */
export type PlaceSource = (typed: string, signal?: AbortSignal) => Promise<Suggestion[]>

/** The source of places: the maps library when the operator has a key, else (or when it fails) our own list. */
export function usePlaceSource(): PlaceSource {
  const { mapsKey } = useSite()
  return mapsKey ? (typed, signal) => askMaps(mapsKey, typed, signal) : askGazetteer
}

async function askMaps(key: string, typed: string, signal?: AbortSignal): Promise<Suggestion[]> {
  try {
    const { suggestFromMaps } = await import('./maps')
    return await suggestFromMaps(key, typed)
  } catch {
    return askGazetteer(typed, signal)
  }
}

async function askGazetteer(typed: string, signal?: AbortSignal): Promise<Suggestion[]> {
  try {
    const address = `/v1/services/places${toQueryString({ q: typed })}`
    const response = await (signal ? fetch(address, { signal }) : fetch(address))
    if (!response.ok) return []
    const { data = [] } = (await response.json()) as { data?: (Position & { name: string; region?: string })[] }
    return data.map(({ name, region, lat, lon }) => ({ name, region, locate: async () => ({ lat, lon }) }))
  } catch {
    return []
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
