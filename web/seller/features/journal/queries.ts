import { get } from '@/api/client'
import type { operations } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

export type Journal = operations['get-seller-shops-by-shop-id-journal']['responses'][200]['content']['application/json']
export type Noted = Journal['data'][number]
type Kind = NonNullable<operations['get-seller-shops-by-shop-id-journal']['parameters']['query']>['kind']

/** Parameters of the page's address. */
export const PERSON = 'personne'
export const KIND = 'sujet'
export const BEFORE = 'avant'

export const journalQuery = (shopId: string, state: ListState) => {
  const [person, kind, before] = [state.get(PERSON), state.get(KIND) as Kind, state.get(BEFORE)]
  const query = { ...(person && { person }), ...(kind && { kind }), ...(before && { before }) }
  return { ...get('/seller/shops/{shopId}/journal', { path: { shopId }, query }), staleTime: 0 }
}

/** Who can be chosen: those who are in the team now. */
export const teamQuery = (shopId: string) => get('/seller/shops/{shopId}/team', { path: { shopId } })
