import type { t as fr } from '../fr/add-to-cart'

export const t = {
  failed: 'An internal error occurred. Try again in a few moments.',
} satisfies typeof fr
