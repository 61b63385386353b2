import { api } from '@/api/client'

export async function makeDefault(userId: string, cardId: string): Promise<void> {
  const { data } = await api.POST('/users/{userId}/credit-cards/default', {
    params: { path: { userId } },
    body: { cardId },
  })
  if (data?.status !== 'success') throw new Error('the default card was not changed')
}

export async function saveExpiry(
  userId: string,
  id: string,
  expiry: { expMonth: number; expYear: number },
): Promise<void> {
  await api.PUT('/users/{userId}/credit-cards/{id}', { params: { path: { userId, id } }, body: expiry })
}

/** Done when the answer is 204; anything else is not. */
export async function deleteCard(userId: string, id: string): Promise<void> {
  const { response } = await api.DELETE('/users/{userId}/credit-cards/{id}', { params: { path: { userId, id } } })
  if (response.status !== 204) throw new Error('the card was not deleted')
}
