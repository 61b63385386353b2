import { api, getFile } from '@/api/client'

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
