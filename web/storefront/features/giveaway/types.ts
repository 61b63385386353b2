import type { components } from '@/api/schema'
import type { ShopSummary } from '@/storefront/features/catalog/types'
import type { Picture } from '@/storefront/features/content/types'

type Schemas = components['schemas']

export type Giveaway = Omit<Schemas['GiveawayWire'], 'prize'> & { prize: Prize | null }
/** A giveaway whose dates and prize are known. */
export type ScheduledGiveaway = Giveaway & { closesAt: string; announcedAt: string; prize: Prize }

/** What each prize is, as its text tells it. */
export type Prize = Pick<Schemas['GiveawayPrizeWire'], 'value'> & { items: PrizeItem[]; suppliers: ShopSummary[] }
export type PrizeItem = Omit<Schemas['GiveawayItemWire'], 'picture'> & { picture: Picture | null }

export function isScheduled(giveaway: Giveaway): giveaway is ScheduledGiveaway {
  const { state, closesAt, announcedAt, prize } = giveaway
  return state !== 'none' && closesAt !== null && announcedAt !== null && prize !== null
}
