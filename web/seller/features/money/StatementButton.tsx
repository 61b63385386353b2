import { t } from '#i18n/seller-money'
import { DownloadButton } from '@/desk/DownloadButton'
import type { Period } from '@/desk/period'
import { fetchStatement } from './queries'

/** Downloads a whole period, for an accountant. */
export function StatementButton({ shopId, period, label }: { shopId: string; period: Period; label: string }) {
  return (
    <DownloadButton
      label={label}
      file={t.csvFile(period.from, period.to)}
      failed={t.csvFailed}
      fetchFile={() => fetchStatement(shopId, period)}
    />
  )
}
