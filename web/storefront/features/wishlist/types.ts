import type { components } from '@/api/schema'

/** A variant kept for later, as it can be bought today. */
export type WishlistItem = components['schemas']['WishlistWire']
