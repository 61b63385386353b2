import type { components } from '@/api/schema'
import type { ShopSummary } from '@/storefront/features/catalog/types'

export type Giveaway = components['schemas']['GiveawayWire']
/** One that is held: its days are known. */
export type Held = Giveaway & { closesAt: string; announcedAt: string }

/** A shop that gives a part of the prizes. */
export type Seller = ShopSummary

export function isHeld(giveaway: Giveaway): giveaway is Held {
  return giveaway.state !== 'none' && giveaway.closesAt !== null && giveaway.announcedAt !== null
}
