import { createContext, use } from 'react'
import { api, type ApiQuery } from '@/api/client'

/** A shop, as far as every screen needs to know it. */
export interface Shop {
  id: string
  name: string
  slug: string
  status: 'draft' | 'approved' | 'suspended'
}

type UntypedGet = (path: string, init: object) => Promise<{ data?: unknown }>

/** The shops that the signed-in person runs. */
export const shopsQuery = (): ApiQuery<Shop[]> => ({
  queryKey: ['/v1/seller/shops'],
  queryFn: async ({ signal }) => ((await (api.GET as UntypedGet)('/seller/shops', { signal })).data as Shop[]),
})

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
