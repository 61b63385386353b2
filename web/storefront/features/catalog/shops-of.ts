import { t } from '#i18n/catalog'
import type { ProductSummary, ShopSummary } from './types'

/** The shops behind some products, each once, shown with the first of its products that has a photo. */
export function shopsOf(products: readonly ProductSummary[], limit: number): ShopSummary[] {
  const shops = new Map<string, ShopSummary>()
  for (const { storeSlug, storeName, storeCity, thumbs, name } of products) {
    if (!thumbs || shops.has(storeSlug)) continue
    shops.set(storeSlug, { name: storeName, slug: storeSlug, thumbs, city: storeCity, tagline: t.shop.newest(name) })
  }
  return [...shops.values()].slice(0, limit)
}
