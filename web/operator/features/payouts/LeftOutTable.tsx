import { t } from '#i18n/operator-payouts'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import panel from '@/desk/Panel.module.css'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import type { LeftOut, RunRecord } from './queries'

const tone = {
  no_account: 'waiting',
  account_changed: 'waiting',
  terms: 'waiting',
  minimum: 'neutral',
  negative: 'neutral',
  failed: 'error',
} as const

type OnRetry = (shop: LeftOut) => void

/** Shops that the run does not pay, and what happens next. One whose last payout came back can be let in again. */
export function LeftOutTable({ record, onRetry }: { record: RunRecord; onRetry: OnRetry }) {
  const may = useMay('money.move')
  const { leftOut, minimum } = record
  if (leftOut.length === 0) return <p className={panel.soft}>{t.nobody}</p>
  return (
    <DataTable
      quiet={record.payouts.length > 0}
      label={t.leftOut}
      columns={columnsFor(minimum, may ? onRetry : undefined)}
      rows={leftOut}
      id={({ shopId }) => shopId}
      href={({ shopId }) => to(`/boutiques/${shopId}`)}
    />
  )
}

const columnsFor = (minimum: number, onRetry: OnRetry | undefined): Column<LeftOut>[] => [
  { key: 'shop', head: t.columns.shop, cell: ({ shopName }) => shopName },
  {
    key: 'reason',
    head: t.columns.reason,
    cell: ({ reason }) => (
      <Badge tone={tone[reason]}>
        {reason === 'minimum' ? t.under(formatMoney(minimum)) : t.reasons[reason].title}
      </Badge>
    ),
    card: 'middle',
  },
  {
    key: 'next',
    head: t.columns.next,
    cell: (shop) => (
      <>
        {shop.until ? t.until(formatDateTime(shop.until)) : t.reasons[shop.reason].next}{' '}
        {onRetry && shop.reason === 'failed' && (
          <Button size="s" variant="link" aria-label={t.retry.open(shop.shopName)} onClick={() => onRetry(shop)}>
            {t.retry.short}
          </Button>
        )}
      </>
    ),
    card: 'bottom',
  },
  {
    key: 'available',
    head: t.columns.available,
    cell: ({ available }) => formatMoney(available),
    align: 'end',
    card: 'topEnd',
  },
]
