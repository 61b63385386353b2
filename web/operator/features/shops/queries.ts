import { api, get, type Json } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components, paths } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

export type ListedShop = components['schemas']['ModerationListedShop']
export type ShopRecord = components['schemas']['ModerationShopRecord']
export type Letter = components['schemas']['ModerationLetterWire']
export type Decision = Json<paths['/operator/shops/{shopId}/decision']['post']['requestBody']>
export type Status = ShopRecord['shop']['status']
export type Rate = Json<paths['/operator/shops/{shopId}/commission']['post']['requestBody']>

/** What comes with the refusal of a decision on a shop that changed. */
export interface Changed {
  status: Status
  statusReason: string
  updatedAt: string
  /** An operator's name; empty when its owners edited it. */
  changedBy: string
  shop: ShopRecord['shop']
}

export const VIEWS = ['all', 'waiting', 'changes', 'open', 'away', 'suspended', 'closed', 'refused'] as const
export type View = (typeof VIEWS)[number]

/** The parameters of the list's address. */
export const NAMES = { view: 'vue', search: 'cherche', page: 'page' } as const

export const viewOf = (state: ListState): View => VIEWS.find((view) => view === state.get(NAMES.view)) ?? 'all'

export const shopsQuery = (state: ListState) =>
  get('/operator/shops', {
    query: { view: viewOf(state), search: state.get(NAMES.search), page: Number(state.get(NAMES.page)) || 1 },
  })

export const shopQuery = (shopId: string) => get('/operator/shops/{shopId}', { path: { shopId } })

/** Begins to read the seller space of a shop. The journal says so. */
export async function openView(shopId: string): Promise<void> {
  await api.POST('/operator/shops/{shopId}/view', { params: { path: { shopId } } })
}

export async function decide(shopId: string, body: Decision): Promise<void> {
  await api.POST('/operator/shops/{shopId}/decision', { params: { path: { shopId } }, body })
}

/** The letter that a decision would send. */
export const letterQuery = (shopId: string, body: Decision) => ({
  queryKey: ['letter', shopId, body],
  queryFn: async (): Promise<Letter> => {
    const { data } = await api.POST('/operator/shops/{shopId}/letter', { params: { path: { shopId } }, body })
    return data!
  },
})

export async function acceptOutside(shopId: string, reason: string): Promise<void> {
  await api.POST('/operator/shops/{shopId}/outside', { params: { path: { shopId } }, body: { reason } })
}

export async function setRate(shopId: string, body: Rate): Promise<void> {
  await api.POST('/operator/shops/{shopId}/commission', { params: { path: { shopId } }, body })
}

export async function endRate(shopId: string, agreementId: string, reason: string): Promise<void> {
  await api.POST('/operator/shops/{shopId}/commission/end', {
    params: { path: { shopId } },
    body: { agreementId, reason },
  })
}

/** Reads a shop again, with the lists and counts that it is in. */
export function useShopChanged(shopId: string) {
  const invalidate = useInvalidate()
  return () =>
    invalidate([
      '/operator/shops',
      `/operator/shops/${shopId}`,
      '/operator/journal',
      '/operator/todo',
      '/operator/today',
      '/operator/waiting',
    ])
}
