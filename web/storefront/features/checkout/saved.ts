import { api, get } from '@/api/client'
import type { components } from '@/api/schema'
import type { CardToken } from '@/storefront/features/card-form/provider'
import type { Address } from './types'

type Schemas = components['schemas']
export type SavedAddress = Schemas['AccountAddress']
export type SavedCard = Schemas['PaymentWireCard']

/** What someone who is signed in kept for their next order, the default ones first. */
export interface Saved {
  userId: string
  addresses: readonly SavedAddress[]
  cards: readonly SavedCard[]
}

export const savedAddressesQuery = (userId: string) => get('/users/{userId}/customer-addresses', { path: { userId } })
export const savedCardsQuery = (userId: string) => get('/users/{userId}/credit-cards', { path: { userId } })

/** A saved address as an order takes it: without its id and its place in the list. */
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

/** `POST /users/{userId}/customer-addresses`. */
export async function saveAddress(userId: string, address: Address): Promise<void> {
  await api.POST('/users/{userId}/customer-addresses', { params: { path: { userId } }, body: { ...address } })
}

/** `POST /users/{userId}/credit-cards`. The token is spent: the card pays by its id from now on. */
export async function saveCard(userId: string, cardToken: string): Promise<SavedCard> {
  const { data } = await api.POST('/users/{userId}/credit-cards', { params: { path: { userId } }, body: { cardToken } })
  return data!
}
