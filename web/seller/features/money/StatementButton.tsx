import { t } from '#i18n/seller-money'
import { DeskIcon } from '@/desk/DeskIcon'
import type { Period } from '@/desk/period'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { fetchStatement } from './queries'

/** Downloads a whole period, for an accountant. */
export function StatementButton({ shopId, period, label }: { shopId: string; period: Period; label: string }) {
  const { busy, download } = useDownload(t.csvFailed)
  return (
    <Button
      size="s"
      variant="secondary"
      loading={busy}
      onClick={() => void download(() => fetchStatement(shopId, period), t.csvFile(period.from, period.to))}
    >
      <DeskIcon name="download" size="s" />
      {label}
    </Button>
  )
}
