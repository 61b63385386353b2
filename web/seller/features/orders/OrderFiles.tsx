import { t } from '#i18n/seller-orders'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { fetchOrdersFile, fetchSlips } from './queries'
import type { OrdersState } from './state'

const words = t.list

/** The slips of all that waits, and the list for a spreadsheet. */
export function OrderFiles({ shopId, state, toShip }: { shopId: string; state: OrdersState; toShip: number }) {
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
    </div>
  )
}
