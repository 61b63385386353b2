import { api, get } from '@/api/client'
import type { components } from '@/api/schema'
import type { Address } from '@/storefront/features/address-form/address'

export type SavedAddress = components['schemas']['AccountAddress']

/** The saved addresses, the default one first. */
export const addressesQuery = (userId: string) => get('/users/{userId}/customer-addresses', { path: { userId } })

export interface AddressDraft {
  address: Address
  isDefault: boolean
}

/** Saves a new address, or rewrites one. */
export async function saveAddress(
  userId: string,
  id: string | undefined,
  { address, isDefault }: AddressDraft,
): Promise<void> {
  const body = { ...address, isDefault }
  if (id) await api.PUT('/users/{userId}/customer-addresses/{id}', { params: { path: { userId, id } }, body })
  else await api.POST('/users/{userId}/customer-addresses', { params: { path: { userId } }, body })
}

export async function makeDefault(userId: string, id: string): Promise<void> {
  await api.POST('/users/{userId}/customer-addresses/{id}/default', {
    params: { path: { userId, id } },
    body: { isDefault: true },
  })
}

export async function deleteAddress(userId: string, id: string): Promise<void> {
  await api.DELETE('/users/{userId}/customer-addresses/{id}', { params: { path: { userId, id } } })
}

/** A saved address as the form takes it. */
export function addressOf({
  firstName,
  lastName,
  address,
  address2,
  city,
  province,
  postalCode,
}: SavedAddress): Address {
  return { firstName, lastName, address, address2: address2 ?? '', city, province, postalCode, country: 'CA' }
}
