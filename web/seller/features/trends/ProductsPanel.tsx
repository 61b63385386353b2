import { t } from '#i18n/seller-trends'
import { formatCount, formatMoney } from '@/lib/format-money'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { conversionOf } from './Plots'
import type { Product, Trends } from './queries'
import { sortText, type TrendsState } from './state'

const words = t.products
/** Where figures stand in the card of a product. */
const CARDS = {
  views: { card: 'middle', label: t.figures.views },
  additions: { card: 'middleEnd', label: t.figures.additions },
  orders: { card: 'bottom', label: t.figures.orders },
  units: {},
} as const

const columns: Column<Product>[] = [
  { key: 'name', head: words.name, sort: 'name', cut: true, cell: ({ name }) => name },
  ...(['views', 'additions', 'orders', 'units'] as const).map((name): Column<Product> => ({
    key: name,
    head: t.figures[name],
    sort: name,
    align: 'end',
    cell: (product) => formatCount(product[name]),
    ...CARDS[name],
  })),
  {
    key: 'revenue',
    head: t.figures.revenue,
    sort: 'revenue',
    align: 'end',
    card: 'topEnd',
    cell: ({ revenue }) => formatMoney(revenue),
  },
  {
    key: 'conversion',
    head: t.figures.conversion,
    sort: 'conversion',
    align: 'end',
    card: 'bottomEnd',
    label: t.figures.conversion,
    cell: conversionOf,
  },
]

/** Units take the place that sales have in the card of a product. */
const toTop = (column: Column<Product>): Column<Product> =>
  column.key === 'units' ? { ...column, card: 'topEnd', label: t.figures.units } : column

type ProductsPanelProps = {
  trends: Trends
  sort: TrendsState['sort']
  sortHref: (sort: string) => string
  productHref: (id: string) => string
}

/** What each product brought; its name leads to its own figures. */
export function ProductsPanel({ trends, sort, sortHref, productHref }: ProductsPanelProps) {
  const { products, productCount, refundedApart, money } = trends
  // Without sales they come sorted by units.
  const shown = money || sort.by !== 'revenue' ? sort : { ...sort, by: 'units' as const }
  return (
    <Panel title={words.title}>
      {products.length === 0 ? (
        <p className={panel.soft}>{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          columns={money ? columns : columns.filter(({ key }) => key !== 'revenue').map(toTop)}
          rows={products}
          id={({ id }) => id}
          href={({ id }) => productHref(id)}
          sort={{ value: sortText(shown), href: sortHref }}
          footer={
            productCount > products.length ? words.first(products.length, productCount) : words.count(productCount)
          }
        />
      )}
      {refundedApart > 0 && <p className={panel.soft}>{words.apart(formatMoney(refundedApart))}</p>}
    </Panel>
  )
}
