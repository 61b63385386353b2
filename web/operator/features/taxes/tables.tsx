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

const lineColumns: Column<TaxLine>[] = [
  { key: 'province', head: t.columns.province, cell: ({ province }) => provinceOf(province) },
  {
    key: 'tax',
    head: t.columns.tax,
    cell: ({ tax, ratePercent }) => t.rate(t.taxes[tax], ratePercent),
    card: 'topEnd',
  },
  {
    key: 'base',
    head: t.columns.base,
    cell: ({ base }) => formatMoney(base),
    align: 'end',
    card: 'middle',
    labelled: true,
  },
  {
    key: 'shops',
    head: t.columns.byShops,
    cell: ({ byShops }) => formatMoney(byShops),
    align: 'end',
    card: 'bottom',
    labelled: true,
  },
  {
    key: 'platform',
    head: t.columns.byPlatform,
    cell: ({ byPlatform }) => <b>{formatMoney(byPlatform)}</b>,
    align: 'end',
    card: 'bottomEnd',
    labelled: true,
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
  { key: 'tax', head: t.columns.tax, cell: ({ tax }) => t.taxes[tax] },
  {
    key: 'shops',
    head: t.columns.byShops,
    cell: ({ byShops }) => formatMoney(byShops),
    align: 'end',
    card: 'middle',
    labelled: true,
  },
  {
    key: 'platform',
    head: t.columns.byPlatform,
    cell: ({ byPlatform }) => formatMoney(byPlatform),
    align: 'end',
    card: 'middleEnd',
    labelled: true,
  },
  {
    key: 'commissions',
    head: t.columns.commissions,
    cell: ({ commissions }) => formatMoney(commissions),
    align: 'end',
    card: 'bottom',
    labelled: true,
  },
  {
    key: 'remit',
    head: t.columns.toRemit,
    cell: ({ toRemit }) => <b>{formatMoney(toRemit)}</b>,
    align: 'end',
    card: 'topEnd',
    labelled: true,
  },
]

export function TotalsTable({ totals }: { totals: readonly TaxTotal[] }) {
  return <DataTable quiet label={t.totals} columns={totalColumns} rows={totals} id={({ tax }) => tax} />
}

const commissionColumns: Column<CommissionTax>[] = [
  { key: 'province', head: t.columns.merchant, cell: ({ province }) => provinceOf(province) },
  {
    key: 'commission',
    head: t.columns.commission,
    cell: ({ commission }) => formatMoney(commission),
    align: 'end',
    card: 'topEnd',
    labelled: true,
  },
  {
    key: 'gst',
    head: t.columns.gstHst,
    cell: ({ gstHst }) => formatMoney(gstHst),
    align: 'end',
    card: 'bottom',
    labelled: true,
  },
  {
    key: 'qst',
    head: t.columns.qst,
    cell: ({ qst }) => formatMoney(qst),
    align: 'end',
    card: 'bottomEnd',
    labelled: true,
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
