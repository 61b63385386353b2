import { t } from '#i18n/seller-orders'
import panel from '@/desk/Panel.module.css'
import { Acts } from '@/seller/ReadOnly'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { fetchOrdersFile, fetchSlips } from './queries'
import type { OrdersState } from './state'

const words = t.list

type OrderFilesProps = {
  shopId: string
  state: OrdersState
  toShip: number
  /** Whether tracking numbers are being sent. */ tracking: boolean
  onTracking: () => void
}

/** The slips of all that waits, the list for a spreadsheet, and the way in for tracking numbers. */
export function OrderFiles({ shopId, state, toShip, tracking, onTracking }: OrderFilesProps) {
  const slips = useDownload(words.slipsFailed)
  const file = useDownload(words.csvFailed)
  return (
    <div className={panel.row}>
      {toShip > 0 && (
        <Button
          size="s"
          variant="secondary"
          loading={slips.busy}
          onClick={() => void slips.download(() => fetchSlips(shopId), words.slipsFile)}
        >
          {words.slips}
        </Button>
      )}
      <Button
        size="s"
        variant="secondary"
        loading={file.busy}
        onClick={() => void file.download(() => fetchOrdersFile(shopId, state), words.csvFile)}
      >
        {words.csv}
      </Button>
      <Acts>
        <Button size="s" variant="secondary" aria-expanded={tracking} onClick={onTracking}>
          {t.tracking.title}
        </Button>
      </Acts>
    </div>
  )
}
