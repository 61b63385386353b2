import { api } from '@/api/client'
import type { Address } from '@/storefront/features/address-form/address'

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
