import { get } from '@/api/client'
import type { components } from '@/api/schema'

/** Something that a search of the palette found. */
export type Found = components['schemas']['CaseworkHit']

export const paletteQuery = (q: string) => ({ ...get('/operator/palette', { query: { q } }), staleTime: 10_000 })
