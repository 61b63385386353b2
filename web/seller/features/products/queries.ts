import { api, get, getFile, type Json } from '@/api/client'
import type { paths } from '@/api/schema'

type ProductPath = paths['/seller/shops/{shopId}/products/{productId}']

export type ProductPage = Json<paths['/seller/shops/{shopId}/products']['get']['responses'][200]>
export type ListedProduct = ProductPage['data'][number]
export type Product = Json<ProductPath['get']['responses'][200]>
export type ProductBody = Json<ProductPath['put']['requestBody']>
export type ProductStatus = Product['status']
export type PreviewedProduct = Json<
  paths['/seller/shops/{shopId}/products/{productId}/preview']['get']['responses'][200]
>
type ListQuery = NonNullable<paths['/seller/shops/{shopId}/products']['get']['parameters']['query']>
type BulkBody = Json<paths['/seller/shops/{shopId}/products/bulk']['post']['requestBody']>
export type BulkAction = BulkBody['action']
export type BulkResult = Json<paths['/seller/shops/{shopId}/products/bulk']['post']['responses'][200]>

export const productsQuery = (shopId: string, query: ListQuery) =>
  get('/seller/shops/{shopId}/products', { path: { shopId }, query })
export const productQuery = (shopId: string, productId: string) => ({
  ...get('/seller/shops/{shopId}/products/{productId}', { path: { shopId, productId } }),
  staleTime: 0, // stock changes with every sale
})
export const previewQuery = (shopId: string, productId: string) => ({
  ...get('/seller/shops/{shopId}/products/{productId}/preview', { path: { shopId, productId } }),
  staleTime: 0,
})
export const categoriesQuery = () => get('/product-categories/flat')
export const variantTypesQuery = () => get('/variant-types')

/** Adds a product, or edits the one of that id. */
export async function saveProduct(shopId: string, productId: string | undefined, body: ProductBody): Promise<Product> {
  if (productId === undefined) {
    const { data } = await api.POST('/seller/shops/{shopId}/products', { params: { path: { shopId } }, body })
    return data!
  }
  const { data } = await api.PUT('/seller/shops/{shopId}/products/{productId}', {
    params: { path: { shopId, productId } },
    body,
  })
  return data!
}

/** Makes a draft like a product, without its codes and its units. */
export async function copyProduct(shopId: string, productId: string): Promise<Product> {
  const { data } = await api.POST('/seller/shops/{shopId}/products/{productId}/copy', {
    params: { path: { shopId, productId } },
  })
  return data!
}

/** Changes several products at once; those the change does not suit come back with the reason. */
export async function changeMany(shopId: string, body: BulkBody): Promise<BulkResult> {
  const { data } = await api.POST('/seller/shops/{shopId}/products/bulk', { params: { path: { shopId } }, body })
  return data!
}

/** Every product of a shop as a file. */
export const exportProducts = (shopId: string): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/products.csv', { path: { shopId } })

/** Where a shop's products are read: what to invalidate after a change to one. */
export const productPaths = (shopId: string) => [
  `/seller/shops/${shopId}/products`,
  `/seller/shops/${shopId}/products/*`,
]
