import { t } from '#i18n/giveaway'
import { formatCount } from '@/lib/format-money'

/** What each prize is worth, about, in dollars (specification, section 9). */
export const PRIZE_VALUE = 100

/** The same as a sentence says it: whole dollars. */
export const worth = `${formatCount(PRIZE_VALUE)}\u00a0$`

export interface PrizeItem {
  name: string
  text: string
  picture: string
  /** The shop that supplies it, and the product by its address. */
  seller: string
  product: string
}

/** What is in each basket, and from which of the three shops. */
export const items: readonly PrizeItem[] = [
  {
    ...t.prizes.items.soap,
    picture: 'savons',
    seller: 'savonnerie-petit-lac',
    product: 'trio-de-savons-au-lait-de-chevre',
  },
  { ...t.prizes.items.cup, picture: 'tasse-voyage', seller: 'thes-des-chutes', product: 'gobelet-infuseur' },
  { ...t.prizes.items.candle, picture: 'chandelle-ambre', seller: 'cirerie-du-quai', product: 'chandelle-du-quai' },
]
