import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import css from './Money.module.css'
import { fetchPayoutStatement, payoutsQuery, type Payout } from './queries'

const tone = {
  proposed: 'neutral',
  approved: 'neutral',
  due: 'info',
  sent: 'info',
  confirmed: 'success',
  failed: 'error',
} as const

/** As many as stand beside the next payout. */
const SHOWN = 4

/** Money that left for the shop's account, the latest first. */
export function PayoutsPanel({ shopId }: { shopId: string }) {
  const query = useQuery({ ...payoutsQuery(shopId), staleTime: 0 })
  const [all, setAll] = useState(false)
  const more = !all && (query.data?.length ?? 0) > SHOWN
  return (
    <Panel
      title={t.payouts}
      action={
        more && (
          <Button size="s" variant="link" onClick={() => setAll(true)}>
            {t.allPayouts}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height="6rem" />}>
        {(payouts) =>
          payouts.length === 0 ? (
            <p className={panel.soft}>{t.noPayout}</p>
          ) : (
            <PayoutsTable shopId={shopId} payouts={more ? payouts.slice(0, SHOWN) : payouts} />
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
            <td>
              {formatDate(createdAt)}
              <small className={css.about}>
                {t.payoutUntil(formatDate(until))}, {t.method[method]}
              </small>
            </td>
            <td>
              <Badge tone={tone[status]}>{t.payoutStatus[status]}</Badge>
            </td>
            <td className={table.number}>{formatMoney(amount)}</td>
            <td className={table.number}>
              <Button
                size="s"
                variant="link"
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
