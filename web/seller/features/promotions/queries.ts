import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { Fields } from '@/desk/promotions/draft'
import type { ShopProducts } from '@/desk/promotions/ScopePicker'

const path = '/seller/shops/{shopId}/promotions'

export const promotionsQuery = (shopId: string) => get(path, { path: { shopId } })

export const createPromotion = (shopId: string, body: Fields) => api.POST(path, { params: { path: { shopId } }, body })

export const endPromotion = (shopId: string, promotionId: string) =>
  api.POST('/seller/shops/{shopId}/promotions/{promotionId}/end', { params: { path: { shopId, promotionId } } })

/** The products of a shop: the first whose names have some words, or one. */
export const productsOf = (shopId: string): ShopProducts => ({
  find: (search) => get('/seller/shops/{shopId}/products', { path: { shopId }, query: { search } }),
  read: (productId) => get('/seller/shops/{shopId}/products/{productId}', { path: { shopId, productId } }),
})

/** Reads the promotions again. */
export function usePromotionsChanged(shopId: string) {
  const invalidate = useInvalidate()
  return () => invalidate([`/seller/shops/${shopId}/promotions`])
}
