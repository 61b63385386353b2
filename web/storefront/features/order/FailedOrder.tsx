import { t } from '#i18n/order'
import { useNavigator } from '@/router/navigation'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import css from './OrderDetail.module.css'
import type { BoughtOrder } from './types'
import { useBuyAgain } from './use-buy-again'

const words = t.failedOrder

/** The payment failed: nothing was charged, and the same items may be ordered again. */
export function FailedOrder({ order }: { order: BoughtOrder }) {
  const { push } = useNavigator()
  const { buy, buying } = useBuyAgain(order, () => void push('/panier'))
  return (
    <div className={css.failed}>
      <Alert
        kind="error"
        title={words.title}
        action={
          <Button size="s" loading={buying} onClick={buy}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.notCharged}
      </Alert>
    </div>
  )
}
