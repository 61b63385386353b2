import { t } from '#i18n/giveaway'
import { ShopGrid } from '@/storefront/features/catalog/ShopGrid'
import { Section } from '@/ui/Section'
import css from './Sellers.module.css'
import type { ScheduledGiveaway } from './types'

/** The shops that fill the baskets, those that the market has. */
export function Sellers({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const { suppliers } = giveaway.prize
  if (suppliers.length === 0) return null
  return (
    <Section title={t.sellers.title(suppliers.length)}>
      <p className={css.text}>{t.sellers.text(suppliers.length)}</p>
      <ShopGrid shops={suppliers} />
    </Section>
  )
}
