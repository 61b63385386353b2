import { get, type ApiQuery } from '@/api/client'
import type { ProductSummary } from '@/storefront/features/catalog/types'
import { sample, type Random } from './sample'
import type { Product } from './types'

/** The product of an address, present or former. */
export const productQuery = (slug: string): ApiQuery<Product> => get('/products/slug/{slug}', { path: { slug } })

/** Same-shop products: how many are fetched, how many are shown. */
export const SAME_SHOP_FETCHED = 48
export const SHOWN = 6

/**
 * Six other products of the same shop, picked at random when they arrive: in the browser alone, so that every visitor
 * has their own and the server's page stays the same for all.
 */
export function sameShopQuery(product: Pick<Product, 'id' | 'storeId'>, random: Random = Math.random) {
  const page = get('/search/products/store/{id}', {
    path: { id: product.storeId },
    query: { page: 1, perPage: SAME_SHOP_FETCHED },
  })
  return {
    queryKey: ['same-shop', product.storeId, product.id] as const,
    queryFn: async (context: { signal: AbortSignal }) =>
      sample(without(product.id, (await page.queryFn(context)).data), SHOWN, random),
  }
}

/** Six products that go with another: bought together with it, then alike and of other shops. */
export const similarQuery = (productId: string) =>
  get('/search/products/similar/{id}', { path: { id: productId }, query: { n: SHOWN } })

function without(id: string, products: readonly ProductSummary[]): ProductSummary[] {
  return products.filter((product) => product.id !== id)
}
