import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { Fields } from '@/desk/promotions/draft'

const path = '/seller/shops/{shopId}/promotions'

export const promotionsQuery = (shopId: string) => get(path, { path: { shopId } })

export const createPromotion = (shopId: string, body: Fields) => api.POST(path, { params: { path: { shopId } }, body })

export const endPromotion = (shopId: string, promotionId: string) =>
  api.POST('/seller/shops/{shopId}/promotions/{promotionId}/end', { params: { path: { shopId, promotionId } } })

/** The first products whose names have these words. */
export async function findProducts(shopId: string, search: string): Promise<{ id: string; name: string }[]> {
  const { data } = await api.GET('/seller/shops/{shopId}/products', { params: { path: { shopId }, query: { search } } })
  return data!.data
}

/** Reads the promotions again. */
export function usePromotionsChanged(shopId: string) {
  const invalidate = useInvalidate()
  return () => invalidate([`/seller/shops/${shopId}/promotions`])
}
