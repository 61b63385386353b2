import { api } from '@/api/client'

/** What a new customer gives. The address is also the username. */
export interface NewCustomer {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  subscribeNewsletter: boolean
}

/** `POST /users/`. False: the account waits for the code that was sent by e-mail. */
export async function register(customer: NewCustomer): Promise<boolean> {
  const { data } = await api.POST('/users/', { body: { ...customer } })
  return Boolean(data?.authProviderId)
}

/** `POST /pending-users/user`: the code opens the account it was sent for. */
export async function verifyAccount(verificationCode: string): Promise<void> {
  await api.POST('/pending-users/user', { body: { verificationCode } })
}

/** `PATCH /pending-users/verification-code`: sends a new code; earlier codes stop working. */
export async function requestCode(email: string): Promise<void> {
  await api.PATCH('/pending-users/verification-code', { body: { email } })
}

/** Sends a link to choose a new password. The answer is the same whether or not there is such an account. */
export async function requestReset(email: string): Promise<void> {
  await api.POST('/users/password-recovery', { body: { email } })
}

/** Changes the password with the token of the link. Every session ends. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await api.POST('/users/password-reset', { body: { token, password } })
}

/** Confirms the address that a link was sent to, and answers which. */
export async function confirmEmail(token: string): Promise<string> {
  const { data } = await api.POST('/users/email-confirmation', { body: { token } })
  return data!.email
}
