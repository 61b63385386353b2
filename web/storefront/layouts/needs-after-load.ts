import { useQuery } from '@tanstack/react-query'
import { get } from '@/api/client'

/**
 * The start-up reads that no page waits for: where the visitor is, and the variant types. The place depends on who
 * asks, so it is never read on the server.
 */
export function useStartUpReads() {
  useQuery({ ...get('/services/location'), staleTime: Infinity, retry: false })
  useQuery({ ...get('/variant-types'), staleTime: Infinity })
}
