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

/**
 * Six products of the same category. A small category is completed from those above it, given innermost first. Other
 * shops come first: the same shop has a row of its own.
 */
export function similarQuery(product: Pick<Product, 'id' | 'storeId'>, categoryIds: readonly string[]) {
  return {
    queryKey: ['similar', product.id] as const,
    queryFn: async (context: { signal: AbortSignal }) => {
      const found = new Map<string, ProductSummary & { storeId: string }>()
      for (const id of categoryIds) {
        const page = await get('/search/products/category-tree/{id}', {
          path: { id },
          query: { page: 1, perPage: 20 },
        }).queryFn(context)
        for (const tile of page.data) if (tile.id !== product.id && !found.has(tile.id)) found.set(tile.id, tile)
        if ([...found.values()].filter(({ storeId }) => storeId !== product.storeId).length >= SHOWN) break
      }
      const here = ({ storeId }: { storeId: string }) => Number(storeId === product.storeId)
      return [...found.values()].sort((a, b) => here(a) - here(b)).slice(0, SHOWN)
    },
    enabled: categoryIds.length > 0,
  }
}

function without(id: string, products: readonly ProductSummary[]): ProductSummary[] {
  return products.filter((product) => product.id !== id)
}
