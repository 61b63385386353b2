import { createContext, use } from 'react'
import { get } from '@/api/client'
import type { components } from '@/api/schema'

export type Role = Me['role']
export const ROLES: readonly Role[] = ['direction', 'service', 'finances', 'contenu']

/** Something that an operator may do; every call of the console names the one it needs. */
export type Right =
  | 'today.see'
  | 'orders.read'
  | 'orders.act'
  | 'orders.refund'
  | 'shops.read'
  | 'shops.view'
  | 'shops.judge'
  | 'shops.commission'
  | 'products.read'
  | 'moderation.act'
  | 'people.read'
  | 'people.act'
  | 'categories.edit'
  | 'texts.edit'
  | 'inbox.answer'
  | 'campaigns.run'
  | 'promotions.read'
  | 'promotions.edit'
  | 'bulletins.write'
  | 'money.read'
  | 'money.move'
  | 'journal.read'
  | 'system.read'
  | 'system.act'
  | 'operators.manage'

/** The operator at the desk. */
export type Me = components['schemas']['OperatorMe']

export const meQuery = () => get('/operator/me')

export const MeContext = createContext<Me | null>(null)

export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('useMe outside of EntryGate')
  return me
}

/** Whether the operator at the desk may do something: `useMay('orders.refund')`. */
export function useMay(right: Right): boolean {
  return useMe().rights.includes(right)
}
