import { createContext, use } from 'react'
import { get } from '@/api/client'
import type { paths } from '@/api/schema'

/** A shop as its owner edits it. */
export type Shop = paths['/seller/shops']['get']['responses'][200]['content']['application/json'][number]

/** The shops that the signed-in person runs. */
export const shopsQuery = () => get('/seller/shops')

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
