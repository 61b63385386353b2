import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { t } from '#i18n/order'
import { refusal } from '@/api/refusal'
import { useNavigator } from '@/router/navigation'
import { RefillCartContext } from '@/storefront/add-to-cart'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './OrderDetail.module.css'
import type { BoughtOrder } from './types'

const words = t.failedOrder

/** The payment failed: nothing was charged, and the same items may be ordered again. */
export function FailedOrder({ order }: { order: BoughtOrder }) {
  const { push } = useNavigator()
  const refill = use(RefillCartContext)
  const { mutate, isPending } = useMutation({
    mutationFn: () => refill(order.items.map(({ variantId, quantity }) => ({ variantId, quantity }))),
    networkMode: 'always',
    onSuccess: () => void push('/panier'),
    onError: (error) => toast('error', refusal(error) ?? words.refused),
  })
  return (
    <div className={css.failed}>
      <Alert
        kind="error"
        title={words.title}
        action={
          <Button size="s" loading={isPending} onClick={() => mutate()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.notCharged}
      </Alert>
    </div>
  )
}
