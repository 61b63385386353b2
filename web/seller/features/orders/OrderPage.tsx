import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '#i18n/seller-orders'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { readOnly } from '@/seller/view'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { CancelDialog } from './CancelDialog'
import { ContestNotice } from './Earning'
import { OrderItems } from './OrderItems'
import { OrderSide } from './OrderSide'
import css from './OrderPage.module.css'
import { Parcels } from './Parcels'
import { PickupActions } from './PickupActions'
import { orderQuery } from './queries'
import { ShipDialog } from './ShipDialog'
import { orderTone, wordOf } from './status'
import type { Order } from './types'

type OrderPageProps = {
  shopId: string
  orderId: string
  back: string
  /** The conversation about the order. */ children: ReactNode
}

/** One order as far as it is the shop's: what to send, to whom, and what it brings. */
export function OrderPage({ shopId, orderId, back, children }: OrderPageProps) {
  const query = useQuery({ ...orderQuery(shopId, orderId), staleTime: 0 })
  const above = { href: back, label: t.back }
  const missing = (
    <>
      <TitleBar title={t.metaTitle} back={above} />
      <EmptyState title={t.missing} />
    </>
  )
  return (
    <Loaded query={query} skeleton={<Skeleton height="32rem" />} missing={missing}>
      {(order) => (
        <>
          <OrderHead order={order} shopId={shopId} back={above} />
          <div className={panel.columns}>
            <div className={panel.stack}>
              <ContestNotice shopId={shopId} orderId={order.id} />
              <Panel title={t.items}>
                <OrderItems items={order.items} />
              </Panel>
              {order.shipments.length > 0 && (
                <Panel title={partedAs(order)}>
                  <Parcels order={order} shopId={shopId} />
                </Panel>
              )}
              <Panel title={t.messages}>{children}</Panel>
            </div>
            <OrderSide order={order} shopId={shopId} />
          </div>
        </>
      )}
    </Loaded>
  )
}

/** How what left is called: parcels, handovers or deliveries. */
function partedAs({ delivery: { method } }: Order): string {
  if (method === 'pickup') return t.pickup.handed
  return method === 'local' ? t.local.left : t.parcels
}

/** A reference is read whole: it never breaks at its hyphens. */
function OrderTitle({ reference }: { reference: string }) {
  const [before] = t.title(reference).split(reference)
  return (
    <>
      {before}
      <span className={css.reference}>{reference}</span>
    </>
  )
}

function OrderHead({ order, shopId, back }: { order: Order; shopId: string; back: { href: string; label: string } }) {
  const [open, setOpen] = useState<'ship' | 'cancel'>()
  const close = () => setOpen(undefined)
  const lead = (
    <>
      <span>{t.placedOn(formatDateTime(order.createdAt))}</span>
      <Badge tone={orderTone[order.status]}>{wordOf(order.status, order.delivery.method)}</Badge>
      {order.delivery.method !== 'parcel' && <Badge tone="info">{t.delivery.method[order.delivery.method]}</Badge>}
      {order.delivery.readyAt && order.canShip && <Badge tone="success">{t.delivery.ready}</Badge>}
      {order.canShip && order.shipBy && <span>{t.shipBy(formatDate(order.shipBy))}</span>}
      {order.late && <Badge tone="error">{t.list.late}</Badge>}
    </>
  )
  const actions = !readOnly() && (
    <div className={panel.row}>
      {order.delivery.method === 'pickup' ? (
        <PickupActions order={order} shopId={shopId} />
      ) : (
        order.canShip && (
          <Button onClick={() => setOpen('ship')}>
            {order.delivery.method === 'local' ? t.local.action : t.ship.action}
          </Button>
        )
      )}
      {order.canCancel && (
        <Button variant="secondary" onClick={() => setOpen('cancel')}>
          {t.cancel.action}
        </Button>
      )}
    </div>
  )
  return (
    <>
      <TitleBar title={<OrderTitle reference={order.reference} />} back={back} lead={lead} action={actions} />
      <ShipDialog open={open === 'ship'} shopId={shopId} order={order} onClose={close} />
      <CancelDialog open={open === 'cancel'} shopId={shopId} order={order} onClose={close} />
    </>
  )
}
