import { QueryClient } from '@tanstack/react-query'

const FRESH = 60_000

/**
 * A query cache whose data stays fresh long enough that hydration refetches nothing. A page that the server kept was
 * made with data read at `at`, which still was true when the page was sent.
 */
export function newQueryClient(onServer: boolean, page = { at: 0, sent: 0 }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ state }) => FRESH + (state.dataUpdatedAt === page.at ? page.sent - page.at : 0),
        gcTime: onServer ? Infinity : 10 * 60_000,
        retry: onServer ? false : 1,
        refetchOnWindowFocus: false,
      },
      // Offline, an act fails in sight; TanStack would hold it and do it later, when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
}
