import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-shops'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import { ListError, LoadingRows } from '@/desk/states'
import { formatDate, formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { asSellerQuery, type AsSeller } from './queries'
import css from './shops.module.css'

const words = t.seller
type Order = AsSeller['orders'][number]
type Product = AsSeller['products'][number]

const orders: Column<Order>[] = [
  { key: 'reference', head: words.columns.reference, cell: ({ reference }) => reference },
  { key: 'date', head: words.columns.date, cell: ({ createdAt }) => formatShortDate(createdAt), card: 'topEnd' },
  {
    key: 'status',
    head: words.columns.status,
    cell: ({ status }) => words.orderStatus[status] ?? status,
    card: 'middle',
  },
  { key: 'units', head: words.columns.units, cell: ({ units }) => units, align: 'end', card: 'middleEnd' },
]
const products: Column<Product>[] = [
  { key: 'name', head: words.columns.name, cell: ({ name }) => name, cut: true },
  { key: 'status', head: words.columns.status, cell: ({ status }) => words.productStatus[status], card: 'middle' },
  {
    key: 'price',
    head: words.columns.price,
    cell: ({ minPrice }) => formatMoney(minPrice),
    align: 'end',
    card: 'topEnd',
  },
]

/** What the owners of a shop see of it, to read only. */
export function AsSellerView({ shopId, onClose }: { shopId: string; onClose: () => void }) {
  const query = useQuery(asSellerQuery(shopId))
  return (
    <Panel
      title={words.title}
      action={
        <Button size="s" variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className={css.soft}>{words.note}</p>
      {query.isPending && <LoadingRows rows={4} />}
      {query.error && <ListError title={words.failed} error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <View view={query.data} />}
    </Panel>
  )
}

function View({ view: { shop, ...view } }: { view: AsSeller }) {
  const settings: [label: string, value: string][] = [
    [words.name, shop.name],
    [words.address, `/boutique/${shop.slug}`],
    [words.tagline, shop.tagline],
    [t.record.delay, t.record.delayDays(shop.deliveryMinDays, shop.deliveryMaxDays)],
    [words.returns, shop.returnTerms],
    [words.vacation, shop.vacationUntil ? words.vacationUntil(formatDate(shop.vacationUntil)) : ''],
  ]
  return (
    <>
      <p>
        {words.toShip(view.toShip)}, {words.questions(view.questionsWaiting)}
      </p>
      <h3>{words.orders}</h3>
      {view.orders.length === 0 ? (
        <p className={css.soft}>{words.noOrder}</p>
      ) : (
        <DataTable label={words.orders} columns={orders} rows={view.orders} id={({ orderId }) => orderId} />
      )}
      <h3>{words.products}</h3>
      <DataTable label={words.products} columns={products} rows={view.products} id={({ id }) => id} />
      <h3>{words.settings}</h3>
      <dl className={css.pairs}>
        {settings.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
