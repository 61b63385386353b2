import { get } from '@/api/client'
import type { components } from '@/api/schema'
import type { Address } from './address'

export type SavedAddress = components['schemas']['AccountAddress']

/** The saved addresses, the default one first. */
export const savedAddressesQuery = (userId: string) => get('/users/{userId}/customer-addresses', { path: { userId } })

/** A saved address as the form and an order take it: without its id and its place in the list. */
export function addressOf(saved: SavedAddress): Address {
  const { firstName, lastName, address, address2, city, province, postalCode } = saved
  return { firstName, lastName, address, address2: address2 ?? '', city, province, postalCode, country: 'CA' }
}
