import { get, type ApiQuery } from '@/api/client'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
export type Home = Schemas['FulfilmentHome']
export type FirstSteps = Schemas['FulfilmentFirstSteps']
export type Sales = Schemas['FulfilmentSales']
export type LowStock = Schemas['FulfilmentLowStock']

/** What needs doing today, and the sales of thirty days. */
export const homeQuery = (shopId: string): ApiQuery<Home> => get('/seller/shops/{shopId}/home', { path: { shopId } })
