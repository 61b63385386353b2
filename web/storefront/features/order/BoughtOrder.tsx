import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { t } from '#i18n/order'
import { setPanels } from '@/storefront/panels'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { orderLinks } from './links'
import { OrderFacts } from './OrderDetail'
import css from './OrderDetail.module.css'
import { OrderItems } from './OrderItems'
import { OrderPapers } from './OrderPapers'
import { FailedOrder } from './FailedOrder'
import { OrderTitle } from './OrderTitle'
import { boughtQuery } from './queries'
import { SendBack } from './SendBack'
import { comesBack } from './Refunds'
import { isPaid } from './status'
import type { BoughtItem, BoughtOrder as Bought, BoughtStore, OrderAccess, Refund } from './types'
import { UnreadMark } from './UnreadMark'
import { useBuyAgain } from './use-buy-again'
import { useCancelling } from './use-cancelling'

type BoughtOrderProps = {
  orderId: string
  access: OrderAccess
  back: ComponentProps<typeof TitleBar>['back']
}

/** A buyer's whole order: parcels, invoices, and links to write to a shop or return items. */
export function BoughtOrder({ orderId, access, back }: BoughtOrderProps) {
  const query = useQuery(boughtQuery(orderId, access))
  return (
    <Loaded query={query} skeleton={<Skeleton height="32rem" />} missing={<OrderMissing back={back} />}>
      {(order) => <Whole order={order} access={access} back={back} />}
    </Loaded>
  )
}

function Whole({ order, access, back }: { order: Bought } & Omit<BoughtOrderProps, 'orderId'>) {
  const links = orderLinks(order.id, access)
  const cancelling = useCancelling(order, access)
  const again = useBuyAgain(order, () => setPanels({ cart: true }))
  return (
    <div className={css.order}>
      <TitleBar
        title={<OrderTitle reference={order.reference} />}
        back={back}
        lead={<OrderFacts {...order} />}
        action={
          <div className={css.actions}>
            {order.cancelRefund !== null && (
              <Button
                size="s"
                variant="secondary"
                loading={cancelling.cancelling}
                onClick={() => void cancelling.ask()}
              >
                {t.cancelling.confirm}
              </Button>
            )}
            {isPaid(order.status) && (
              <Button size="s" variant="secondary" loading={again.buying} onClick={again.buy}>
                {t.buyAgain.action}
              </Button>
            )}
            {order.canReturn && (
              <Button size="s" variant="secondary" href={links.newReturn}>
                <Icon name="return" size="s" />
                {t.returnItems}
              </Button>
            )}
          </div>
        }
      />
      {order.status === 'failed' && <FailedOrder order={order} />}
      <div className={css.columns}>
        <OrderItems
          items={order.items}
          status={order.status}
          stores={order.stores}
          actionFor={(storeId) => (
            <ShopActions
              order={order}
              storeId={storeId}
              links={links}
              onCancel={(store) => void cancelling.ask(store)}
            />
          )}
          noteFor={(itemId) => <Note item={order.items.find(({ id }) => id === itemId)} refunds={order.refunds} />}
        />
        <OrderPapers order={order} access={access} />
      </div>
      {cancelling.element}
    </div>
  )
}

export function OrderMissing({ back }: { back: BoughtOrderProps['back'] }) {
  return (
    <>
      <TitleBar title={t.notFoundTitle} back={back} />
      <EmptyState title={t.notFound} action={<Button href="/suivi-de-commande">{t.tracking.title}</Button>} />
    </>
  )
}

type ShopActionsProps = {
  order: Bought
  storeId: string
  links: ReturnType<typeof orderLinks>
  onCancel: (store: BoughtStore) => void
}

/** Writing to a shop, and giving up its part while nothing of it left; of one shop alone, the order is given up. */
function ShopActions({ order, storeId, links, onCancel }: ShopActionsProps) {
  const store = order.stores.find(({ id }) => id === storeId)
  if (!store) return null
  return (
    <div className={css.actions}>
      {order.stores.length > 1 && store.cancelRefund !== null && (
        <Button variant="link" size="s" onClick={() => onCancel(store)}>
          {t.cancelling.part}
        </Button>
      )}
      {store.canWrite && (
        <Button variant="link" size="s" href={links.shop(store.slug)}>
          <Icon name="bubble" size="s" />
          {t.write}
          <UnreadMark count={store.unreadMessages} />
        </Button>
      )}
    </div>
  )
}

/** How to send an accepted return; why units of an item were cancelled, or its return denied. */
function Note({ item, refunds }: { item: BoughtItem | undefined; refunds: readonly Refund[] }) {
  if (!item) return null
  const { denyReason, cancelReason, cancelledBy, quantityCancelled, quantity } = item
  const notes = [
    denyReason && t.deniedBecause(denyReason),
    quantityCancelled > 0 && quantityCancelled < quantity && t.cancelledUnits(quantityCancelled, quantity),
    cancelledBy === 'buyer' ? t.cancelling.byYou : cancelReason && t.cancelledBecause(cancelReason),
    ...refunds.filter((refund) => isOf(refund, item.id)).map((refund) => comesBack(refund)),
  ]
  return (
    <>
      {notes.filter(Boolean).join(' ')}
      {item.toSendBack && <SendBack {...item.toSendBack} />}
    </>
  )
}

/** Whether a refund is of an item alone: then its sum is what the line gives back. */
function isOf({ lines, status }: Refund, itemId: string): boolean {
  return status !== 'failed' && lines.length === 1 && lines[0]?.itemId === itemId
}
