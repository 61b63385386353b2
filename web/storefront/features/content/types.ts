import type { components } from '@/api/schema'
import type { Thumbs } from '@/ui/Picture'

type Schemas = components['schemas']

export type Picture = Omit<Schemas['Picture'], 'thumbs'> & { thumbs: Partial<Thumbs> | null }
export type ContentPage = Omit<Schemas['ContentPageWire'], 'blocks'> & { blocks: Block[] }
export type Block = Omit<Schemas['ContentBlock'], 'file'> & { file: Schemas['ContentBlockFile'] | null }
export type Section = Schemas['ContentSection']
export type Person = Omit<Schemas['ContentPersonWire'], 'photo'> & { photo: Picture | null }

/** An article as a list shows it, or something the press page shows. */
export type Card = Omit<Schemas['ContentCard'], 'picture'> & { picture: Picture | null }
