import { t } from '#i18n/operator-payouts'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
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

type LeftOutTableProps = {
  leftOut: readonly LeftOut[]
  minimum: number
  onRetry: ((shop: LeftOut) => void) | undefined
}

/** Shops that the run does not pay, and what happens next. */
export function LeftOutTable({ leftOut, minimum, onRetry }: LeftOutTableProps) {
  if (leftOut.length === 0) return <p className={panel.soft}>{t.nobody}</p>
  return (
    <table className={`${table.table} ${table.cards}`} aria-label={t.leftOut}>
      <tbody>
        {leftOut.map((shop) => (
          <tr key={shop.shopId}>
            <td>
              <Link href={to(`/boutiques/${shop.shopId}`)}>{shop.shopName}</Link>
            </td>
            <td>
              <Badge tone={tone[shop.reason]}>
                {shop.reason === 'minimum' ? t.under(formatMoney(minimum)) : t.reasons[shop.reason].title}
              </Badge>
            </td>
            <td className={table.soft}>
              {shop.until ? t.until(formatDateTime(shop.until)) : t.reasons[shop.reason].next}{' '}
              {shop.reason === 'failed' && onRetry && (
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={t.retry.open(shop.shopName)}
                  onClick={() => onRetry(shop)}
                >
                  {t.retry.short}
                </Button>
              )}
            </td>
            <td className={table.number}>{formatMoney(shop.available)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
