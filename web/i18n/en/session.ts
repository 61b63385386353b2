import type { t as fr } from '../fr/session'

export const t = {
  accountFailed: 'Your account could not be loaded.',
  retry: 'Try again',
} satisfies typeof fr
