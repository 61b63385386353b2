import { t } from '#i18n/operator-payouts'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import table from '@/desk/table.module.css'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { fetchStatement, type RunPayout, type RunRecord } from './queries'

const tone = {
  proposed: 'waiting',
  approved: 'info',
  due: 'info',
  sent: 'info',
  confirmed: 'success',
  failed: 'error',
} as const

const words = t.columns

type OnFail = (payout: RunPayout) => void

/** Who is paid, with sums that add up. */
export function PayoutsTable({ record: { payouts, run }, onFail }: { record: RunRecord; onFail: OnFail }) {
  const may = useMay('money.move')
  return (
    <DataTable
      label={t.toPay}
      columns={columnsFor(run.day, may ? onFail : undefined)}
      rows={payouts}
      id={({ id }) => id}
      href={({ shopId }) => to(`/boutiques/${shopId}`)}
      footer={t.sum(t.total(run.shops), formatMoney(run.total))}
    />
  )
}

type StateProps = { payout: RunPayout; day: string; onFail: OnFail | undefined }

function State({ payout, day, onFail }: StateProps) {
  const { busy, download } = useDownload(t.statement.failed)
  return (
    <>
      <Badge tone={tone[payout.status]}>{t.payout[payout.status]}</Badge>{' '}
      <Button
        size="s"
        variant="link"
        disabled={busy}
        aria-label={t.statement.of(payout.shopName)}
        onClick={() => void download(() => fetchStatement(payout.id), t.statement.file(payout.shopName, day))}
      >
        {t.statement.title}
      </Button>{' '}
      {onFail && payout.status === 'sent' && (
        <Button size="s" variant="link" aria-label={t.fail.open(payout.shopName)} onClick={() => onFail(payout)}>
          {t.fail.short}
        </Button>
      )}
      {payout.failureReason && <span className={table.soft}>{payout.failureReason}</span>}
    </>
  )
}

const columnsFor = (day: string, onFail: OnFail | undefined): Column<RunPayout>[] => [
  { key: 'shop', head: words.shop, cell: ({ shopName }) => shopName },
  {
    key: 'state',
    head: words.state,
    cell: (payout) => <State payout={payout} day={day} onFail={onFail} />,
    card: 'bottom',
  },
  {
    key: 'orders',
    head: words.orders,
    cell: ({ orders }) => orders,
    align: 'end',
    card: 'middle',
    label: words.orders,
  },
  {
    key: 'available',
    head: words.available,
    cell: ({ available }) => formatMoney(available),
    align: 'end',
  },
  {
    key: 'reserved',
    head: words.reserved,
    cell: ({ reserved }) => (reserved === 0 ? t.noReserve : formatMoney(-reserved)),
    align: 'end',
    card: 'bottomEnd',
    label: words.reserved,
  },
  {
    key: 'account',
    head: words.account,
    cell: ({ accountLast }) => `···· ${accountLast}`,
    align: 'end',
    card: 'middleEnd',
  },
  {
    key: 'amount',
    head: words.amount,
    cell: ({ amount }) => <b>{formatMoney(amount)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]
