import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-money'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { useDownload } from '@/ui/useDownload'
import { fetchPayoutStatement, payoutsQuery, type Payout } from './queries'

const tone = {
  proposed: 'neutral',
  approved: 'neutral',
  due: 'info',
  sent: 'info',
  confirmed: 'success',
  failed: 'error',
} as const

/** Money that left for the shop's account, the latest first. */
export function PayoutsPanel({ shopId }: { shopId: string }) {
  const query = useQuery({ ...payoutsQuery(shopId), staleTime: 0 })
  return (
    <Panel title={t.payouts}>
      <Loaded query={query} skeleton={<Skeleton height="6rem" />}>
        {(payouts) =>
          payouts.length === 0 ? (
            <p className={panel.soft}>{t.noPayout}</p>
          ) : (
            <PayoutsTable shopId={shopId} payouts={payouts} />
          )
        }
      </Loaded>
    </Panel>
  )
}

function PayoutsTable({ shopId, payouts }: { shopId: string; payouts: readonly Payout[] }) {
  const { busy, download } = useDownload(t.csvFailed)
  return (
    <table className={`${table.table} ${table.cards}`} aria-label={t.payouts}>
      <tbody>
        {payouts.map(({ id, createdAt, until, method, status, amount }) => (
          <tr key={id}>
            <td>{formatDate(createdAt)}</td>
            <td className={table.soft}>{t.payoutUntil(formatDate(until))}</td>
            <td className={table.soft}>{t.method[method]}</td>
            <td>
              <Badge tone={tone[status]}>{t.payoutStatus[status]}</Badge>
            </td>
            <td className={table.number}>{formatMoney(amount)}</td>
            <td className={table.number}>
              <Button
                size="s"
                variant="secondary"
                disabled={busy}
                aria-label={t.payoutStatement(formatDate(createdAt))}
                onClick={() => void download(() => fetchPayoutStatement(shopId, id), t.payoutFile(until))}
              >
                {t.payoutPaper}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
