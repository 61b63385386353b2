import { get, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'

export type Work = components['schemas']['FulfilmentWork']

const READ_AGAIN_MS = 60_000

/** How much waits in each part of the space; read again every minute while the tab is open. */
export const workQuery = (shopId: string) => ({
  ...(get('/seller/shops/{shopId}/work', { path: { shopId } }) as ApiQuery<Work>),
  refetchInterval: READ_AGAIN_MS,
})
