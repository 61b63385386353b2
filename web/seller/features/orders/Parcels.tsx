import { useState } from 'react'
import { t } from '#i18n/seller-orders'
import { formatDateTime, formatIsoDate } from '@/lib/format-date'
import panel from '@/desk/Panel.module.css'
import { readOnly } from '@/seller/view'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { CorrectDialog, UndoDialog } from './parcel-dialogs'
import css from './Parcels.module.css'
import type { Order, Shipment } from './types'

const words = t.parcel

/** What left, and for a day the way to correct or undo it. */
export function Parcels({ order, shopId }: { order: Order; shopId: string }) {
  const [asked, setAsked] = useState<{ parcel: Shipment; to: 'correct' | 'undo' }>()
  const [open, setOpen] = useState(false)
  const ask = (parcel: Shipment, to: 'correct' | 'undo') => {
    setAsked({ parcel, to })
    setOpen(true)
  }
  const dialog = { shopId, orderId: order.id, parcel: asked?.parcel, onClose: () => setOpen(false) }
  return (
    <>
      <ul className={css.parcels}>
        {order.shipments.map((parcel) => (
          <li key={parcel.id} className={css.parcel}>
            <Tracked parcel={parcel} />
            <ul className={css.contents}>
              {parcel.items.map(({ itemId, quantity, productName, variantName }) => (
                <li key={itemId}>{words.line(quantity, [productName, variantName].filter(Boolean).join(', '))}</li>
              ))}
            </ul>
            {parcel.changeableUntil && !readOnly() && (
              <div className={css.actions}>
                {order.delivery.method === 'parcel' && (
                  <Button size="s" variant="secondary" onClick={() => ask(parcel, 'correct')}>
                    {words.correct.action}
                  </Button>
                )}
                <Button size="s" variant="secondary" onClick={() => ask(parcel, 'undo')}>
                  {order.delivery.method === 'pickup' ? t.pickup.undo : words.undo.action}
                </Button>
                <span className={panel.soft}>{words.until(formatDateTime(parcel.changeableUntil))}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
      <CorrectDialog open={open && asked?.to === 'correct'} {...dialog} />
      <UndoDialog open={open && asked?.to === 'undo'} {...dialog} />
    </>
  )
}

/** When a parcel left, by whom, and where to follow it. */
function Tracked({ parcel: { shippedAt, carrierName, trackingNumber, trackingLink } }: { parcel: Shipment }) {
  return (
    <p>
      <time dateTime={formatIsoDate(shippedAt)}>{words.left(formatDateTime(shippedAt), carrierName)}</time>
      {(trackingNumber || trackingLink) && ' · '}
      {trackingLink ? (
        <Link className={layout.link} href={trackingLink} target="_blank" rel="noreferrer">
          {t.trackParcel(trackingNumber)}
        </Link>
      ) : (
        trackingNumber && t.trackingOnly(trackingNumber)
      )}
    </p>
  )
}
