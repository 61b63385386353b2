import type { components } from '@/api/schema'
import type { ShopSummary } from '@/storefront/features/catalog/types'

export type Giveaway = components['schemas']['GiveawayWire']
/** A giveaway whose dates are known. */
export type ScheduledGiveaway = Giveaway & { closesAt: string; announcedAt: string }

/** A shop that gives a part of the prizes. */
export type Seller = ShopSummary

export function isScheduled(giveaway: Giveaway): giveaway is ScheduledGiveaway {
  return giveaway.state !== 'none' && giveaway.closesAt !== null && giveaway.announcedAt !== null
}
