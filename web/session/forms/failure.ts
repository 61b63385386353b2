import { t } from '#i18n/session'
import { ApiError } from '@/api/client'
import { refusal } from '@/api/refusal'
import { IdentityError } from '@/session/identity'

const WRONG = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'MISSING_PASSWORD',
  'USER_NOT_FOUND',
])

/** Why signing in failed, for the form; undefined when the fault is not the visitor's. */
export function loginFailure(error: unknown): { text: string; canReset: boolean } | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER' || error.status === 429)
    return { text: t.login.tooMany, canReset: true }
  if (error.code === 'USER_DISABLED') return { text: t.login.suspended, canReset: false }
  return WRONG.has(error.code) ? { text: t.login.wrong, canReset: false } : undefined
}

/** What stands in the way of a new account that keeps the rules: a field with its sentence, or a sentence alone. */
export function registrationFailure(error: unknown): { field?: 'email' | 'phone'; text: string } {
  if (!(error instanceof ApiError)) return { text: t.generic }
  const { code = '', detail = '' } = error.problem
  const said = `${code} ${detail}`
  if (error.status === 400 && said.includes('email')) return { field: 'email', text: t.register.emailTaken }
  if (error.status === 400 && said.includes('phone')) return { field: 'phone', text: t.register.phoneTaken }
  return { text: (error.status === 422 || error.status === 429) && detail ? detail : t.generic }
}

/** Why a code was refused or could not be sent. The server's sentence for a limit is its own. */
export function codeFailure(error: unknown, refused: string): string {
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return refused
  return refusal(error) ?? t.generic
}

/** Whether a link of ours is spent, too old or cut short. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'invalid_link'
}
