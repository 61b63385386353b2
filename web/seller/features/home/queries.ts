import { api, get, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
export type Home = Schemas['FulfilmentHome']
export type FirstSteps = Schemas['FulfilmentFirstSteps']
export type Sales = Schemas['FulfilmentSales']
export type LowStock = Schemas['FulfilmentLowStock']
export type Bulletin = Schemas['BulletinSeen']

/** What needs doing today, and the sales of thirty days. */
export const homeQuery = (shopId: string): ApiQuery<Home> => get('/seller/shops/{shopId}/home', { path: { shopId } })

/** What the market announces to the shop, with whether the person has read it. */
export const bulletinsQuery = (shopId: string): ApiQuery<Schemas['BulletinSeenPage']> =>
  get('/seller/shops/{shopId}/bulletins', { path: { shopId } })

/** Notes that the person read an announcement. */
export const markRead = (shopId: string, bulletinId: string) =>
  api.POST('/seller/shops/{shopId}/bulletins/{bulletinId}/read', { params: { path: { shopId, bulletinId } } })
