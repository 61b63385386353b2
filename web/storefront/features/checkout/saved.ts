import { api } from '@/api/client'
import { addressOf, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import type { CardToken } from '@/storefront/features/card-form/provider'
import type { SavedCard } from '@/storefront/features/card-form/saved-cards'
import type { Address } from './types'

/** What someone who is signed in kept for their next order, the default ones first. */
export interface Saved {
  userId: string
  addresses: readonly SavedAddress[]
  cards: readonly SavedCard[]
}

/** The saved address that an answer came from. */
export function savedAddressLike(
  addresses: readonly SavedAddress[],
  given: Address | undefined,
): SavedAddress | undefined {
  return given && addresses.find((saved) => JSON.stringify(addressOf(saved)) === JSON.stringify(given))
}

/** A saved card pays by its own id. */
export function cardOf({ id, brand, last4, expMonth, expYear }: SavedCard): CardToken {
  return { tokenId: id, brand, last4, expMonth, expYear }
}

/** The default entry of a list, else its first. */
export function defaultOf<T extends { isDefault: boolean }>(entries: readonly T[]): T | undefined {
  return entries.find(({ isDefault }) => isDefault) ?? entries[0]
}

/** Adds an address to the saved ones. */
export async function saveAddress(userId: string, address: Address): Promise<void> {
  await api.POST('/users/{userId}/customer-addresses', { params: { path: { userId } }, body: { ...address } })
}
