import { t } from '#i18n/seller-products'
import { classNames } from '@/lib/class-names'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './ProductList.module.css'
import type { ListedProduct, ProductStatus } from './queries'

const words = t.list
export const TONES: Record<ProductStatus, 'success' | 'waiting' | 'neutral'> = {
  published: 'success',
  draft: 'waiting',
  archived: 'neutral',
}

type ProductTableProps = {
  products: readonly ListedProduct[]
  chosen: ReadonlySet<string>
  /** Absent where nothing can be done with those chosen. */
  onChoose: ((chosen: ReadonlySet<string>) => void) | undefined
}

/** Products line by line; each can be chosen, or all of the page. */
export function ProductTable({ products, chosen, onChoose }: ProductTableProps) {
  const all = products.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose?.(next)
  }
  return (
    <table className={classNames(table.table, css.table)}>
      <thead>
        <tr>
          {onChoose && (
            <th scope="col">
              <Checkbox
                className={css.box}
                label={<VisuallyHidden>{words.selectAll}</VisuallyHidden>}
                checked={all}
                onChange={() => onChoose(new Set(all ? [] : products.map(({ id }) => id)))}
              />
            </th>
          )}
          <th scope="col">{words.product}</th>
          <th scope="col">{words.status}</th>
          <th scope="col" className={table.number}>
            {words.price}
          </th>
          <th scope="col" className={table.number}>
            {words.inStock}
          </th>
          <th scope="col" className={classNames(table.number, css.changed)}>
            {words.changed}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            chosen={chosen.has(product.id)}
            onToggle={onChoose && (() => toggle(product.id))}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { product: ListedProduct; chosen: boolean; onToggle: (() => void) | undefined }

function Row({ product, chosen, onToggle }: RowProps) {
  const { id, name, sku, status, thumbs, minPrice, maxPrice, variantCount, hiddenByMarket, updatedAt } = product
  return (
    <tr data-chosen={chosen || undefined}>
      {onToggle && (
        <td className={css.boxCell}>
          <Checkbox
            className={css.box}
            label={<VisuallyHidden>{words.select(name)}</VisuallyHidden>}
            checked={chosen}
            onChange={onToggle}
          />
        </td>
      )}
      <td className={css.product}>
        <div className={css.productLine}>
          {thumbs?.['480.jpeg'] ? (
            <img
              className={css.thumb}
              src={thumbs['480.webp'] || thumbs['480.jpeg']}
              alt=""
              width={48}
              height={48}
              loading="lazy"
            />
          ) : (
            <span className={css.thumb}>
              <Icon name="image" />
            </span>
          )}
          <span>
            <Link className={layout.link} href={to(`/produits/${id}`)}>
              {name}
            </Link>
            <span className={css.sub}>
              {[sku, variantCount > 1 && words.variants(variantCount)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </div>
      </td>
      <td>
        {hiddenByMarket ? (
          <Badge tone="error">{t.hiddenByMarket}</Badge>
        ) : (
          <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>
        )}
      </td>
      <td className={table.number}>
        {minPrice === maxPrice ? formatMoney(minPrice) : words.priceFrom(formatMoney(minPrice), formatMoney(maxPrice))}
      </td>
      <td className={table.number}>
        <Stock product={product} />
      </td>
      <td className={classNames(table.number, css.changed)}>{formatShortDate(updatedAt)}</td>
    </tr>
  )
}

function Stock({ product: { units, available, lowStock } }: { product: ListedProduct }) {
  if (!available) return <Badge tone="error">{words.out}</Badge>
  const left = units === null ? words.available : words.units(units)
  return (
    <span className={css.stock}>
      {lowStock && <Badge tone="waiting">{words.low}</Badge>}
      {left}
    </span>
  )
}
