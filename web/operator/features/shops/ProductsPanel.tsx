import { t } from '#i18n/operator-shops'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import type { ShopRecord } from './queries'
import css from './shops.module.css'

const words = t.record

/** The newest products of a shop. */
export function ProductsPanel({ record: { shop, products } }: { record: ShopRecord }) {
  const mayRead = useMay('products.read')
  return (
    <Panel
      title={words.products}
      action={
        mayRead && (
          <Link className={layout.link} href={to(`/produits?boutique=${shop.id}`)}>
            {words.openProducts}
          </Link>
        )
      }
    >
      {products.newest.length === 0 ? (
        <p className={css.soft}>{words.noProduct}</p>
      ) : (
        <>
          <p className={css.soft}>{words.productCount(products.published, products.draft)}</p>
          <ul className={css.thumbs}>
            {products.newest.map(({ id, name, thumbs, minPrice, hiddenAt }) => (
              <li key={id}>
                <span className={css.photo}>
                  {thumbs ? <img src={thumbs['480.jpeg']} alt="" loading="lazy" /> : <Icon name="image" />}
                </span>
                <b>{name}</b>
                <span>{formatMoney(minPrice)}</span>
                {!thumbs && <Badge tone="waiting">{words.noPhoto}</Badge>}
                {hiddenAt && <Badge tone="error">{words.hidden}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
