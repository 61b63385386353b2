import { get, type ApiQuery } from '@/api/client'
import type { Card } from '@/storefront/features/content/types'

/** Something the press page shows; a release of ours is read there. */
export type PressItem = Card & { html: string }

export const pressQuery = (): ApiQuery<{ data: PressItem[] }> => get('/press') as ApiQuery<{ data: PressItem[] }>
