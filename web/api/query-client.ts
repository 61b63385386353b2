import { QueryClient } from '@tanstack/react-query'

/** A query cache whose data stays fresh long enough that hydration refetches nothing. */
export function newQueryClient(onServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: onServer ? Infinity : 10 * 60_000,
        retry: onServer ? false : 1,
        refetchOnWindowFocus: false,
      },
      // Offline, an act fails in sight; TanStack would hold it and do it later, when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
}
