import { t as address } from '#i18n/address-form'
import { t } from '#i18n/operator-taxes'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import type { Period } from '@/desk/period'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import type { CommissionTax, TaxLine, TaxTotal } from './queries'

const provinceOf = (code: string) => address.provinces[code] ?? code

/** The orders that a line is about. */
const ordersHref = (province: string, { from, to: until }: Period): string =>
  to(`/commandes?province=${province}&du=${from}&au=${until}`)

const words = t.columns

const lineColumns: Column<TaxLine>[] = [
  { key: 'province', head: words.province, cell: ({ province }) => provinceOf(province) },
  { key: 'tax', head: words.tax, cell: ({ tax, ratePercent }) => t.rate(t.taxes[tax], ratePercent), card: 'topEnd' },
  {
    key: 'base',
    head: words.base,
    cell: ({ base }) => formatMoney(base),
    align: 'end',
    card: 'middle',
    label: words.base,
  },
  {
    key: 'shops',
    head: words.byShops,
    cell: ({ byShops }) => formatMoney(byShops),
    align: 'end',
    card: 'middleEnd',
    label: words.shops,
  },
  {
    key: 'platform',
    head: words.byPlatform,
    cell: ({ byPlatform }) => <b>{formatMoney(byPlatform)}</b>,
    align: 'end',
    card: 'bottomEnd',
    label: words.platform,
  },
]

/** Every tax at every rate of every province. A line leads to the orders behind it, for those who may read them. */
export function LinesTable({ lines, period }: { lines: readonly TaxLine[]; period: Period }) {
  const may = useMay('orders.read')
  return (
    <DataTable
      label={t.lines}
      columns={lineColumns}
      rows={lines}
      id={({ province, tax, ratePercent }) => `${province} ${tax} ${ratePercent}`}
      {...(may && { href: ({ province }: TaxLine) => ordersHref(province, period) })}
    />
  )
}

const totalColumns: Column<TaxTotal>[] = [
  { key: 'tax', head: words.tax, cell: ({ tax }) => t.taxes[tax] },
  {
    key: 'shops',
    head: words.byShops,
    cell: ({ byShops }) => formatMoney(byShops),
    align: 'end',
    card: 'middle',
    label: words.shops,
  },
  {
    key: 'platform',
    head: words.byPlatform,
    cell: ({ byPlatform }) => formatMoney(byPlatform),
    align: 'end',
    card: 'middleEnd',
    label: words.platform,
  },
  {
    key: 'commissions',
    head: words.commissions,
    cell: ({ commissions }) => formatMoney(commissions),
    align: 'end',
    card: 'bottom',
    label: words.commissions,
  },
  {
    key: 'remit',
    head: words.toRemit,
    cell: ({ toRemit }) => <b>{formatMoney(toRemit)}</b>,
    align: 'end',
    card: 'topEnd',
    label: words.toRemit,
  },
]

export function TotalsTable({ totals }: { totals: readonly TaxTotal[] }) {
  return <DataTable quiet label={t.totals} columns={totalColumns} rows={totals} id={({ tax }) => tax} />
}

const commissionColumns: Column<CommissionTax>[] = [
  { key: 'province', head: words.merchant, cell: ({ province }) => provinceOf(province) },
  {
    key: 'commission',
    head: words.commission,
    cell: ({ commission }) => formatMoney(commission),
    align: 'end',
    card: 'topEnd',
    label: words.commission,
  },
  {
    key: 'gst',
    head: words.gstHst,
    cell: ({ gstHst }) => formatMoney(gstHst),
    align: 'end',
    card: 'bottom',
    label: words.gstHst,
  },
  {
    key: 'qst',
    head: words.qst,
    cell: ({ qst }) => formatMoney(qst),
    align: 'end',
    card: 'bottomEnd',
    label: words.qst,
  },
]

export function CommissionTable({ commissions }: { commissions: readonly CommissionTax[] }) {
  return (
    <DataTable
      quiet
      label={t.commissions}
      columns={commissionColumns}
      rows={commissions}
      id={({ province }) => province}
    />
  )
}
