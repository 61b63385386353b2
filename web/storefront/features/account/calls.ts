import { api, get, getFile } from '@/api/client'

type Edit = {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  currentPassword?: string
  password?: string
}

const edit = (userId: string, body: Edit) => ({ params: { path: { userId } }, body })

export async function saveName(userId: string, firstName: string, lastName: string): Promise<void> {
  await api.PATCH('/users/{userId}/name', edit(userId, { firstName, lastName }))
}

/** Has a link sent to the new address; the e-mail changes once it is opened. */
export async function askEmail(userId: string, email: string): Promise<void> {
  await api.PATCH('/users/{userId}/email', edit(userId, { email }))
}

export async function savePhone(userId: string, phone: string): Promise<void> {
  await api.PATCH('/users/{userId}/phone', edit(userId, { phone }))
}

/** Done when the answer's status is success. Every session ends with it, this one too. */
export async function savePassword(userId: string, currentPassword: string, password: string): Promise<void> {
  const { data } = await api.PATCH('/users/{userId}/password', edit(userId, { currentPassword, password }))
  if (data?.status !== 'success') throw new Error('the password was not changed')
}

/** Everything kept about a person, as a file. */
export const fetchExport = (userId: string): Promise<Blob> => getFile('/users/{userId}/export', { path: { userId } })

export async function deleteAccount(userId: string, password: string): Promise<void> {
  await api.DELETE('/users/{userId}', { params: { path: { userId } }, body: { password } })
}

/** How many addresses are saved, and which card is the default one: what the home of the account tells of them. */
export const addressCountQuery = (userId: string) => get('/users/{userId}/customer-addresses', { path: { userId } })
export const cardCountQuery = (userId: string) => get('/users/{userId}/credit-cards', { path: { userId } })
export const wishCountQuery = (userId: string) =>
  get('/users/{userId}/wishlists', { path: { userId }, query: { page: 1 } })
