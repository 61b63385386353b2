import { t } from '#i18n/seller-import'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import css from './import.module.css'
import type { Import } from './queries'

const words = t.preview

type Previewed = Import['preview'][number]

/** The first products of a file as they will look. */
export function PreviewList({ products, total }: { products: readonly Previewed[]; total: number }) {
  if (products.length === 0) return null
  return (
    <section aria-label={words.title}>
      <h3 className={css.subtitle}>{words.title}</h3>
      <ul className={css.previews}>
        {products.map((product) => (
          <li key={product.line} className={css.preview}>
            <Card product={product} />
          </li>
        ))}
      </ul>
      {total > products.length && <p className={css.soft}>{words.more(total - products.length)}</p>}
    </section>
  )
}

function Card({ product }: { product: Previewed }) {
  const { name, text, minPrice, maxPrice, regularPrice, options, variants, photos, status, change } = product
  return (
    <>
      <div className={css.photo}>
        <Icon name="image" />
        <span>{words.photos(photos)}</span>
      </div>
      <b>{name}</b>
      <p>
        {variants === 0 ? words.noPrice : words.price(formatMoney(minPrice), maxPrice > minPrice)}{' '}
        {regularPrice > minPrice && maxPrice === minPrice && <s>{formatMoney(regularPrice)}</s>}
      </p>
      {options.map((option) => (
        <p key={option.name} className={css.soft}>
          {words.option(option.name, option.values)}
        </p>
      ))}
      {text && <p className={css.excerpt}>{text}</p>}
      <p className={css.badges}>
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{words.statuses[status]}</Badge>
        <Badge tone="info">{words.changes[change]}</Badge>
      </p>
    </>
  )
}
