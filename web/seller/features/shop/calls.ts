import { api, ApiError, get } from '@/api/client'
import type { paths } from '@/api/schema'
import type { Kept } from '@/desk/PictureField'
import type { Shop } from '@/seller/shop-context'

export type NewShopBody = paths['/seller/shops']['post']['requestBody']['content']['application/json']
export type ShopBody = Omit<NewShopBody, 'termsVersion'>
type PreviewBody = paths['/seller/shipping-preview']['post']['requestBody']['content']['application/json']
export type PreviewCase = PreviewBody['cases'][number]
export type PreviewLine =
  paths['/seller/shipping-preview']['post']['responses'][200]['content']['application/json']['cases'][number]

/** `POST /seller/shops` */
export async function openShop(body: NewShopBody): Promise<Shop> {
  const { data } = await api.POST('/seller/shops', { body })
  return data!
}

/** `PUT /seller/shops/{shopId}` */
export async function editShop(shopId: string, body: ShopBody): Promise<Shop> {
  const { data } = await api.PUT('/seller/shops/{shopId}', { params: { path: { shopId } }, body })
  return data!
}

/** Someone else's edit that came first. */
export interface Meanwhile {
  /** Empty when nobody knows. */
  changedBy: string
  changedAt: string
  shop: Shop
}

export function meanwhileOf(error: unknown): Meanwhile | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'shop_edited') return undefined
  return error.problem.extra as Meanwhile
}

/** `PUT /seller/shops/{shopId}/terms`: the conditions for sellers that were read. */
export async function acceptTerms(shopId: string, termsVersion: string): Promise<Shop> {
  const { data } = await api.PUT('/seller/shops/{shopId}/terms', {
    params: { path: { shopId } },
    body: { termsVersion },
  })
  return data!
}

/** `POST /seller/shops/{shopId}/closing`: for good; only the market opens it again. */
export async function closeShop(shopId: string, reason: string): Promise<Shop> {
  const { data } = await api.POST('/seller/shops/{shopId}/closing', { params: { path: { shopId } }, body: { reason } })
  return data!
}

/** The conditions for sellers. */
export const TERMS_PAGE = 'conditions-particulieres-pour-les-vendeurs'
export const termsQuery = () => get('/pages/{slug}', { path: { slug: TERMS_PAGE } })

/** The addresses that the person saved as a customer. */
export const addressesQuery = (userId: string) => get('/users/{userId}/customer-addresses', { path: { userId } })

/** When a shop comes back: the morning of a day, now with an empty one, or when it is reopened. */
export type Vacation = { until: string; openEnded?: boolean }

/** `PUT /seller/shops/{shopId}/vacation`. */
export async function setVacation(shopId: string, body: Vacation): Promise<Shop> {
  const { data } = await api.PUT('/seller/shops/{shopId}/vacation', { params: { path: { shopId } }, body })
  return data!
}

/** What customers would pay for some purchases with these settings. */
export async function previewShipping(
  shippingSettings: PreviewBody['shippingSettings'],
  cases: PreviewCase[],
  signal: AbortSignal,
): Promise<PreviewLine[]> {
  const { data } = await api.POST('/seller/shipping-preview', { body: { shippingSettings, cases }, signal })
  return data!.cases
}

export type DeliveryPreview = paths['/seller/delivery-preview']['post']['requestBody']['content']['application/json']
export type DeliveryOption =
  paths['/seller/delivery-preview']['post']['responses'][200]['content']['application/json']['options'][number]

/** What a buyer at a postal code would be offered. */
export async function previewDelivery(body: DeliveryPreview, signal: AbortSignal): Promise<DeliveryOption[]> {
  const { data } = await api.POST('/seller/delivery-preview', { body, signal })
  return data!.options
}

/** The address that a shop of that name could have. */
export const suggestedSlugQuery = (name: string) => get('/seller/shop-slugs', { query: { name } })

/** Whether that very address can be had by the shop that asks. */
export const slugQuery = (slug: string, shopId: string | undefined) =>
  get('/seller/shop-slugs', { query: { slug, ...(shopId && { shopId }) } })

/** Towns of Quebec by the beginning of their name. */
export const placesQuery = (q: string) => get('/services/places', { query: { q } })

type Photo = NonNullable<Shop['photo']>
type Banner = NonNullable<Shop['banner']>

/** Where pictures are sent. */
export const PHOTO = {
  path: '/seller/photos',
  read: (answer: unknown): Kept => {
    const { key, thumbs, file } = answer as Photo
    return { key, url: thumbs['480.jpeg'] || file, alt: '' }
  },
}
export const BANNER = {
  path: '/seller/banners',
  read: (answer: unknown): Kept => {
    const banner = answer as Banner
    return { key: banner.key, url: banner['800.jpeg'], alt: '' }
  },
}

/** The codes that class shops, as the market calls them. */
export const categoriesQuery = () => get('/store-categories')
