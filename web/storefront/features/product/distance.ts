type Place = { lat: number | null; lon: number | null }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies; null when one of them is unknown. */
export function distanceKm(a: Place, b: Place): number | null {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null
  const [lat, lon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}
