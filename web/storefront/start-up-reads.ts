import type { QueryClient } from '@tanstack/react-query'
import { get } from '@/api/client'

/**
 * The start-up reads that no page waits for: where the visitor is, and the variant types. The place depends on who
 * asks, so it is never read on the server.
 */
export function readAtStartUp(queries: QueryClient) {
  void queries.prefetchQuery({ ...get('/services/location'), staleTime: Infinity, retry: false })
  void queries.prefetchQuery({ ...get('/variant-types'), staleTime: Infinity })
}
