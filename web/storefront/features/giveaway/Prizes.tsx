import { t } from '#i18n/giveaway'
import type { ShopSummary } from '@/storefront/features/catalog/types'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Section } from '@/ui/Section'
import { prizeFacts } from './prize'
import css from './Prizes.module.css'
import type { PrizeItem, ScheduledGiveaway } from './types'

/** How many prizes, and what is in each. */
export function Prizes({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const { items, suppliers } = giveaway.prize
  return (
    <Section title={t.prizes.title}>
      <p className={css.count}>{t.prizes.count(prizeFacts(giveaway))}</p>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={item.name} item={item} seller={suppliers.find(({ slug }) => slug === item.storeSlug)} />
        ))}
      </ul>
    </Section>
  )
}

/** A part of the basket; it leads to its product where the shop that supplies it is open. */
function Item({ item, seller }: { item: PrizeItem; seller: ShopSummary | undefined }) {
  return (
    <li className={css.item}>
      <Picture className={css.photo} thumbs={item.picture?.thumbs} alt="" sizes="(max-width: 575px) 100vw, 27rem" />
      <h3>
        {seller && item.productSlug ? (
          <Link className={layout.link} href={`/produit/${item.productSlug}`}>
            {item.name}
          </Link>
        ) : (
          item.name
        )}
      </h3>
      <p>{item.text}</p>
      {seller && <p className={css.from}>{t.prizes.from(seller.name, seller.city)}</p>}
    </li>
  )
}
