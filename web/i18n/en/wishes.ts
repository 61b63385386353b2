import type { t as fr } from '../fr/wishes'

export const t = {
  add: 'Add to my wishlist',
  addOf: (name: string) => `Add to my wishlist: ${name}`,
  added: 'Added to your wishlist.',
  remove: 'Remove from my wishlist',
  removed: 'Removed from your wishlist.',
  failed: 'An error occurred, please try again in a few moments, or contact us if the problem persists.',
} satisfies typeof fr
