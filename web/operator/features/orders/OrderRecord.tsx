import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import panels from '@/desk/Panel.module.css'
import { Record } from '@/desk/Record'
import { Timeline } from '@/desk/Timeline'
import { useKeys } from '@/desk/use-keys'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { CancelPanel } from './CancelPanel'
import { timelineKinds, timelineOf } from './events'
import { LettersPanel } from './LettersPanel'
import { NotePanel } from './NotePanel'
import css from './Order.module.css'
import { ParcelPanel } from './ParcelPanel'
import { PartPanel } from './PartPanel'
import { RefundPanel } from './RefundPanel'
import { SettlePanel } from './SettlePanel'
import { ConversationsPanel, DisputesPanel, PaymentPanel, PersonPanel, ReturnsPanel } from './SidePanels'
import { statusTones } from './status'
import type { Order, Parcel, Refund } from './types'

const words = t.order

/** The act that is open beside the order. */
type Open =
  { act: 'note' | 'refund' | 'cancel' } | { act: 'parcel'; parcel: Parcel } | { act: 'settle'; refund: Refund }

/** Everything about an order, and what can be done about it. */
export function OrderRecord({ order }: { order: Order }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const [mayAct, mayRefund] = [useMay('orders.act'), useMay('orders.refund')]
  useKeys({
    ...(!open && mayAct && { n: () => setOpen({ act: 'note' }) }),
    ...(!open && mayRefund && order.refundable > 0 && { r: () => setOpen({ act: 'refund' }) }),
    ...(open && { Escape: close }),
  })
  const left = order.parts.flatMap((part) => part.items).filter((item) => item.left > 0)
  return (
    <>
      <TitleBar
        back={{ href: to('/commandes'), label: t.title }}
        title={<Title order={order} />}
        lead={words.lead(
          formatDateTime(order.createdAt),
          order.name,
          order.shippingAddress.city || order.billingAddress.city,
          order.parts.length,
          formatMoney(order.total),
        )}
        action={
          <div className={css.acts}>
            {mayAct && <Act icon="pencil" label={words.acts.note} hint="N" onClick={() => setOpen({ act: 'note' })} />}
            {mayAct && left.length > 0 && order.paidAt && (
              <Act icon="close" label={words.acts.cancel} onClick={() => setOpen({ act: 'cancel' })} />
            )}
            {mayRefund && order.refundable > 0 && (
              <Act icon="return" label={words.acts.refund} hint="R" onClick={() => setOpen({ act: 'refund' })} />
            )}
          </div>
        }
      />
      <Record
        decision={open && <Decision key={keyOf(open)} order={order} open={open} onClose={close} />}
        side={
          <div className={panels.stack}>
            <PaymentPanel order={order} onSettle={(refund) => setOpen({ act: 'settle', refund })} />
            <DisputesPanel orderId={order.id} />
            <PersonPanel order={order} />
            <ReturnsPanel order={order} />
            <ConversationsPanel order={order} />
          </div>
        }
      >
        <div className={panels.stack}>
          {order.parts.map((part) => (
            <PartPanel
              key={part.id}
              orderId={order.id}
              part={part}
              onCorrect={(parcel) => setOpen({ act: 'parcel', parcel })}
            />
          ))}
          <Timeline events={timelineOf(order.events)} kinds={timelineKinds} />
          <LettersPanel orderId={order.id} letters={order.letters} />
        </div>
      </Record>
    </>
  )
}

function keyOf(open: Open): string {
  if (open.act === 'parcel') return `parcel-${open.parcel.id}`
  return open.act === 'settle' ? `settle-${open.refund.id}` : open.act
}

function Title({ order: { reference, status } }: { order: Order }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      toast('success', words.copied)
    } catch {
      toast('error', t.notSaved) // a browser may forbid it, or have none away from TLS
    }
  }
  return (
    <span className={css.title}>
      <span>{reference}</span>
      <Button variant="link" size="s" aria-label={words.copy} onClick={() => void copy()}>
        <DeskIcon name="copy" size="s" />
      </Button>
      <Badge tone={statusTones[status]}>{t.status[status]}</Badge>
    </span>
  )
}

type ActProps = { icon: 'pencil' | 'close' | 'return'; label: string; hint?: string; onClick: () => void }

function Act({ icon, label, hint, onClick }: ActProps) {
  return (
    <Button size="s" variant="secondary" onClick={onClick} aria-keyshortcuts={hint?.toLowerCase()}>
      <DeskIcon name={icon} size="s" />
      {label}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </Button>
  )
}

type DecisionProps = { order: Order; open: Open; onClose: () => void }

function Decision({ order, open, onClose }: DecisionProps) {
  switch (open.act) {
    case 'note':
      return <NotePanel orderId={order.id} onClose={onClose} />
    case 'refund':
      return <RefundPanel order={order} onClose={onClose} />
    case 'cancel':
      return (
        <CancelPanel
          orderId={order.id}
          name={order.name}
          items={order.parts.flatMap((part) => part.items).filter((item) => item.left > 0)}
          onClose={onClose}
        />
      )
    case 'parcel':
      return <ParcelPanel order={order} parcel={open.parcel} onClose={onClose} />
    case 'settle':
      return <SettlePanel order={order} refund={open.refund} onClose={onClose} />
  }
}
