import { t } from '#i18n/giveaway'
import { ShopGrid } from '@/storefront/features/catalog/ShopGrid'
import { Section } from '@/ui/Section'
import css from './Sellers.module.css'
import type { Seller } from './types'

/** The shops that fill the baskets. */
export function Sellers({ sellers }: { sellers: readonly Seller[] }) {
  if (sellers.length === 0) return null
  return (
    <Section title={t.sellers.title}>
      <p className={css.text}>{t.sellers.text}</p>
      <ShopGrid shops={sellers} />
    </Section>
  )
}
