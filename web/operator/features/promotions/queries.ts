import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { Fields } from '@/desk/promotions/draft'

export const promotionsQuery = () => get('/operator/promotions')

export const createPromotion = (body: Fields) => api.POST('/operator/promotions', { body })

export const endPromotion = (promotionId: string) =>
  api.POST('/operator/promotions/{promotionId}/end', { params: { path: { promotionId } } })

/** Reads the promotions again. */
export function usePromotionsChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/promotions'])
}
