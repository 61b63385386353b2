import { api, type ApiQuery } from '@/api/client'
import { toQueryString } from '@/lib/query-string'

/** Something that a search of the palette found. */
export interface Found {
  kind: 'person' | 'order' | 'shop' | 'product'
  id: string
  title: string
  detail: string
  /** A word of state, in the words of the screen it leads to; empty when there is nothing to say. */
  state: string
  /** A reference, an invoice or a tracking number that was typed whole. */
  exact: boolean
}

// The call is not in the generated document yet: the branch of the lists brings it, and its type.
type Get = (path: string, init: object) => Promise<{ data?: unknown }>

export function paletteQuery(q: string): ApiQuery<{ data: Found[] }> & { staleTime: number } {
  return {
    queryKey: [`/v1/operator/palette${toQueryString({ q })}`],
    queryFn: async ({ signal }) => {
      const { data } = await (api.GET as Get)('/operator/palette', { params: { query: { q } }, signal })
      return data as { data: Found[] }
    },
    staleTime: 10_000,
  }
}
