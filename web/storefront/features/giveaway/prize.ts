import { formatCount } from '@/lib/format-money'
import type { PrizeFacts } from '#i18n/giveaway'
import type { ScheduledGiveaway } from './types'

/** What the page's sentences say of the prizes: how many, worth about how much, supplied by how many shops. */
export function prizeFacts({ prizeCount, prize }: ScheduledGiveaway): PrizeFacts {
  return {
    count: prizeCount,
    value: `${formatCount(prize.value)}\u00a0$`,
    shops: new Set(prize.items.map(({ storeSlug }) => storeSlug)).size,
  }
}
