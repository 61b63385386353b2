import { t } from '#i18n/operator-payouts'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
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

/** Who is paid, with sums that add up. */
export function PayoutsTable({ record, onFail }: { record: RunRecord; onFail: (payout: RunPayout) => void }) {
  const words = t.columns
  const { payouts, run } = record
  const { busy, download } = useDownload(t.statement.failed)
  return (
    <table className={`${table.table} ${table.cards}`} aria-label={t.toPay}>
      <thead>
        <tr>
          <th scope="col">{words.shop}</th>
          <th scope="col">{words.state}</th>
          <th scope="col" className={table.number}>
            {words.available}
          </th>
          <th scope="col" className={table.number}>
            {words.reserved}
          </th>
          <th scope="col" className={table.number}>
            {words.account}
          </th>
          <th scope="col" className={table.number}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <td>
              <Link href={to(`/boutiques/${payout.shopId}`)}>{payout.shopName}</Link>{' '}
              <span className={table.soft}>{t.orders(payout.orders)}</span>
            </td>
            <td>
              <Badge tone={tone[payout.status]}>{t.payout[payout.status]}</Badge>{' '}
              <Button
                size="s"
                variant="secondary"
                disabled={busy}
                aria-label={t.statement.of(payout.shopName)}
                onClick={() =>
                  void download(() => fetchStatement(payout.id), t.statement.file(payout.shopName, run.day))
                }
              >
                {t.statement.title}
              </Button>{' '}
              {payout.status === 'sent' && (
                <Button size="s" variant="secondary" onClick={() => onFail(payout)}>
                  {t.fail.open(payout.shopName)}
                </Button>
              )}
              {payout.failureReason && <span className={table.soft}>{payout.failureReason}</span>}
            </td>
            <td className={table.number}>{formatMoney(payout.available)}</td>
            <td className={table.number}>{payout.reserved === 0 ? t.noReserve : formatMoney(-payout.reserved)}</td>
            <td className={table.number}>···· {payout.accountLast}</td>
            <td className={table.number}>{formatMoney(payout.amount)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={5}>
            <b>{t.total(run.shops)}</b>
          </td>
          <td className={table.number}>
            <b>{formatMoney(run.total)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
