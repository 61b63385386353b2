import { read } from '@/operator/calls'

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

export const paletteQuery = (q: string) => ({
  ...read<{ data: Found[] }>('/operator/palette', { q }),
  staleTime: 10_000,
})
