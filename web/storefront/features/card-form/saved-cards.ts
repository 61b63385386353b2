import { api, get } from '@/api/client'
import type { components } from '@/api/schema'

/** A saved card: never its number. */
export type SavedCard = components['schemas']['PaymentWireCard']

/** The saved cards, the default one first. */
export const savedCardsQuery = (userId: string) => get('/users/{userId}/credit-cards', { path: { userId } })

/** Saves the card of a token. The token can be used once: the card pays by its id from now on. */
export async function saveCard(userId: string, cardToken: string): Promise<SavedCard> {
  const { data } = await api.POST('/users/{userId}/credit-cards', { params: { path: { userId } }, body: { cardToken } })
  return data!
}
