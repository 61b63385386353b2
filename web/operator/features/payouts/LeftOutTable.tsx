import { t } from '#i18n/operator-payouts'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/Link'
import type { LeftOut } from './queries'

const tone = {
  no_account: 'waiting',
  account_changed: 'waiting',
  terms: 'waiting',
  minimum: 'neutral',
  negative: 'neutral',
  failed: 'error',
} as const

/** Shops that the run does not pay, and what happens next. */
export function LeftOutTable({ leftOut, minimum }: { leftOut: readonly LeftOut[]; minimum: number }) {
  if (leftOut.length === 0) return <p className={panel.soft}>{t.nobody}</p>
  return (
    <table className={`${table.table} ${table.cards}`} aria-label={t.leftOut}>
      <tbody>
        {leftOut.map(({ shopId, shopName, reason, available, until }) => (
          <tr key={shopId}>
            <td>
              <Link href={to(`/boutiques/${shopId}`)}>{shopName}</Link>
            </td>
            <td>
              <Badge tone={tone[reason]}>
                {reason === 'minimum' ? t.under(formatMoney(minimum)) : t.reasons[reason].title}
              </Badge>
            </td>
            <td className={table.soft}>{until ? t.until(formatDateTime(until)) : t.reasons[reason].next}</td>
            <td className={table.number}>{formatMoney(available)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
