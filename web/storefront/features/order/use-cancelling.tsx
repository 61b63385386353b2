import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/order'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { cardBrandName } from '@/lib/card-brand'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { cancelOrder, ORDER_PATHS } from './queries'
import type { BoughtOrder, BoughtStore, OrderAccess } from './types'

const words = t.cancelling

/** Asks before an order, or the part of one shop, is cancelled, and says what comes back. */
export function useCancelling(order: BoughtOrder, access: OrderAccess) {
  const invalidate = useInvalidate()
  const modal = useModal()
  const { mutate, isPending } = useMutation({
    mutationFn: (storeId: string | undefined) => cancelOrder(order.id, access, storeId),
    onSuccess: () => toast('success', words.done),
    onError: (error) => toast('error', refusal(error) ?? words.failed),
    onSettled: () => invalidate(ORDER_PATHS), // refused, the order is no longer what is shown
  })

  async function ask(store?: BoughtStore) {
    const refund = (store ?? order).cancelRefund
    const answer = await modal.open({
      title: store ? words.partTitle(store.name) : words.title,
      body: (
        <>
          <Items order={order} storeId={store?.id} />
          {refund !== null && refund > 0 && <p>{words.refund(formatMoney(refund), cardOf(order))}</p>}
          <p>{words.final}</p>
        </>
      ),
      confirmLabel: store ? words.confirmPart : words.confirm,
      cancelLabel: words.keep,
    })
    if (answer !== ACTION_CANCELLED) mutate(store?.id)
  }
  return { ask, cancelling: isPending, element: modal.element }
}

/** What would not come. */
function Items({ order, storeId }: { order: BoughtOrder; storeId: string | undefined }) {
  const items = order.items.filter((item) => item.status === 'processing' && (!storeId || item.storeId === storeId))
  return (
    <ul>
      {items.map(({ id, productName, quantity, quantityCancelled }) => (
        <li key={id}>{t.refunds.units(productName, quantity - quantityCancelled)}</li>
      ))}
    </ul>
  )
}

function cardOf({ card }: BoughtOrder): string {
  return card ? t.refunds.card(cardBrandName(card.brand), card.last4) : t.refunds.anyCard
}
