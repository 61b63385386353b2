import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { get } from '@/api/client'
import { writeCookie } from '@/lib/cookies'
import type { paths } from '@/api/schema'

/** A shop as its owner edits it. */
export type Shop = paths['/seller/shops']['get']['responses'][200]['content']['application/json'][number]

/** The shops that the signed-in person runs. */
export const shopsQuery = () => get('/seller/shops')

/** One of them. */
export const shopQuery = (shopId: string) => get('/seller/shops/{shopId}', { path: { shopId } })

/** Puts a shop that was just opened or changed in the list, in the place of its old version. */
export function useKeepShop(): (saved: Shop) => void {
  const queries = useQueryClient()
  return (saved) =>
    queries.setQueryData<Shop[]>(shopsQuery().queryKey, (shops = []) =>
      shops.some(({ id }) => id === saved.id)
        ? shops.map((shop) => (shop.id === saved.id ? saved : shop))
        : [...shops, saved],
    )
}

/** The cookie that remembers which shop is on screen. */
export const SHOP_COOKIE = 'boutique'
const DAYS = 365

/** Puts a shop on screen from the next page on. */
export const rememberShop = (id: string) => writeCookie(SHOP_COOKIE, id, DAYS)

export interface Shops {
  /** The one on screen. */
  current: Shop
  all: readonly Shop[]
  choose: (id: string) => void
}

export const ShopContext = createContext<Shops | null>(null)

export function useShops(): Shops {
  const shops = use(ShopContext)
  if (!shops) throw new Error('useShops outside of ShopScope')
  return shops
}

/** The shop on screen. */
export function useShop(): Shop {
  return useShops().current
}
