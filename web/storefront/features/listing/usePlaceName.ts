import { useQuery } from '@tanstack/react-query'
import { placeQuery } from './queries'
import type { ListingState } from './state'

/** The name of the place distances start from; undefined when there is none, or it is unknown. */
export function usePlaceName({ lat, lon }: ListingState): string | undefined {
  const { data } = useQuery({ ...placeQuery(lat ?? 0, lon ?? 0), enabled: lat !== null && lon !== null })
  return lat === null ? undefined : data?.data[0]?.name
}
