import type { components } from '@/api/schema'
import type { Card } from '@/storefront/features/content/types'

type Schemas = components['schemas']

export type BlogPage = Omit<Schemas['PageContentCard'], 'data'> & { data: Card[] }
export type Article = Omit<Schemas['ContentArticleWire'], 'picture' | 'related'> &
  Pick<Card, 'picture'> & { related: Card[] }
