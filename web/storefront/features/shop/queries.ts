import { get, optional, type ApiQuery } from '@/api/client'
import type { ProductPage } from '@/storefront/features/listing/types'
import { productParams } from '@/storefront/features/listing/queries'
import type { ListingState } from '@/storefront/features/listing/state'
import type { Shop } from './types'

/** A shop by its present or a former address. */
export const shopQuery = (slug: string): ApiQuery<Shop> =>
  get('/stores/slug/{slug}', { path: { slug } }) as ApiQuery<Shop>

/** The shop's products. Optional: only the call above knows a former address of the shop. */
export const shopProductsQuery = (slug: string, state: ListingState): ApiQuery<ProductPage> =>
  optional(get('/search/products/store/{id}', { path: { id: slug }, query: productParams(state) }))
