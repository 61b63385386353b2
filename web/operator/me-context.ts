import { createContext, use } from 'react'
import { read } from './calls'

export const ROLES = ['direction', 'service', 'finances', 'contenu'] as const
export type Role = (typeof ROLES)[number]

/** Something that an operator may do; every call of the console names the one it needs. */
export type Right =
  | 'today.see'
  | 'orders.read'
  | 'orders.act'
  | 'orders.refund'
  | 'shops.read'
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
  | 'money.read'
  | 'money.move'
  | 'journal.read'
  | 'system.read'
  | 'system.act'
  | 'operators.manage'

/** The operator at the desk. */
export interface Me {
  userId: string
  name: string
  email: string
  role: Role
  /** Where the second factor stands in this browser. */
  factor: 'missing' | 'required' | 'passed'
  rights: string[]
  /** After so many minutes without a call the session ends. */
  idleMinutes: number
}

export const meQuery = () => read<Me>('/operator/me')

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
