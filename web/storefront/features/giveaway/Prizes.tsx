import { t } from '#i18n/giveaway'
import { sitePicture } from '@/assets/pictures'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Section } from '@/ui/Section'
import { items, worth, type PrizeItem } from './basket'
import css from './Prizes.module.css'
import type { Seller } from './types'

/** How many prizes, and what is in each. */
export function Prizes({ count, sellers }: { count: number; sellers: readonly Seller[] }) {
  return (
    <Section title={t.prizes.title}>
      <p className={css.count}>{t.prizes.count(count, worth)}</p>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={item.product} item={item} seller={sellers.find(({ slug }) => slug === item.seller)} />
        ))}
      </ul>
    </Section>
  )
}

/** A part of the basket; it leads to its product where the shop that supplies it is open. */
function Item({ item, seller }: { item: PrizeItem; seller: Seller | undefined }) {
  return (
    <li className={css.item}>
      <Picture
        className={css.photo}
        thumbs={sitePicture(item.picture)}
        alt=""
        sizes="(max-width: 575px) 100vw, 27rem"
      />
      <h3>
        {seller ? (
          <Link className={layout.link} href={`/produit/${item.product}`}>
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
