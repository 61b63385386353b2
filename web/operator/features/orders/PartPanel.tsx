import { t } from '#i18n/operator-orders'
import { DeskIcon } from '@/desk/DeskIcon'
import { Plate } from '@/desk/Plate'
import { Thumb } from '@/desk/Thumb'
import { formatDate, formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { promotionLine } from '@/lib/promotion-text'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { PaperButton } from './PaperButton'
import css from './Order.module.css'
import { RemindButton } from './RemindButton'
import { itemTones, statusTones } from './status'
import type { Parcel, Part } from './types'

const words = t.order

type PartPanelProps = {
  orderId: string
  part: Part
  onCorrect: (parcel: Parcel) => void
}

/** One shop's part of an order: lines, parcels, and one line of accounts that ends with the shop's net. */
export function PartPanel({ orderId, part, onCorrect }: PartPanelProps) {
  const may = useMay('orders.act')
  return (
    <section className={css.part} aria-label={part.shopName}>
      <header className={css.partHead}>
        <div className={css.who}>
          <Plate name={part.shopName} />
          <span>
            <h2>{part.shopName}</h2>
            {part.invoiceNumber && (
              <PaperButton orderId={orderId} paper={{ invoiceId: part.invoiceId }}>
                {words.invoice(part.invoiceNumber)}
              </PaperButton>
            )}
          </span>
        </div>
        <div className={css.state}>
          {part.delivery.method !== 'parcel' && <Badge tone="info">{words.delivery[part.delivery.method]}</Badge>}
          {part.delivery.readyAt && part.items.some(({ left }) => left > 0) && (
            <Badge tone="success">{words.ready(formatShortDate(part.delivery.readyAt))}</Badge>
          )}
          {part.lateDays > 0 ? (
            <Badge tone="error">{t.lateBy(part.lateDays)}</Badge>
          ) : (
            <Badge tone={statusTones[part.status]}>{t.partStatus[part.status]}</Badge>
          )}
          <b>{formatMoney(part.total)}</b>
        </div>
      </header>
      <Lines part={part} />
      {part.parcels.map((parcel) => (
        <ParcelLine
          key={parcel.id}
          parcel={parcel}
          {...(may && part.delivery.method === 'parcel' && { onCorrect: () => onCorrect(parcel) })}
        />
      ))}
      {part.handoverNote && <p className={css.soft}>{words.withoutCode(part.handoverNote)}</p>}
      {part.shipBy && part.items.some(({ left }) => left > 0) && <PromisedDay orderId={orderId} part={part} />}
      <Accounts part={part} />
    </section>
  )
}

function Lines({ part }: { part: Part }) {
  return (
    <table className={css.lines}>
      <tbody>
        {part.items.map((item) => (
          <tr key={item.id}>
            <td>
              <Thumb src={item.thumbnail} />
            </td>
            <td>
              <b>{item.productName}</b>
              <span className={css.soft}>{[item.variantName, item.sku].filter(Boolean).join(' · ')}</span>
            </td>
            <td className={`${css.sum} ${css.each}`}>{words.quantity(item.quantity, formatMoney(item.unitPrice))}</td>
            <td className={css.sum}>
              <b>{formatMoney(item.total)}</b>
            </td>
            <td>
              <Badge tone={itemTones[item.status]}>{t.itemStatus[item.status]}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ParcelLine({ parcel, onCorrect }: { parcel: Parcel; onCorrect?: () => void }) {
  const { carrierName, trackingNumber, trackingLink, units, shippedAt } = parcel
  return (
    <div className={css.parcel}>
      <DeskIcon name="truck" size="s" />
      <span>{carrierName}</span>
      {trackingLink ? (
        <a className={layout.link} href={trackingLink} target="_blank" rel="noreferrer">
          {trackingNumber || words.noTracking}
        </a>
      ) : (
        <b>{trackingNumber || words.noTracking}</b>
      )}
      <span className={css.soft}>{words.parcel(units, formatShortDate(shippedAt))}</span>
      {onCorrect && (
        <Button
          variant="link"
          size="s"
          aria-label={words.correctOf(carrierName, trackingNumber || words.noTracking)}
          onClick={onCorrect}
        >
          {words.correct}
        </Button>
      )}
    </div>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When units that have not left were promised, and a reminder once they are late. */
function PromisedDay({ orderId, part }: { orderId: string; part: Part }) {
  const may = useMay('orders.act')
  // The promise ends with a day: its last moment is the first of the next.
  const day = new Date(Date.parse(part.shipBy!) - DAY_MS / 2).toISOString()
  return (
    <div className={css.parcel}>
      <DeskIcon name="clock" size="s" />
      <span>{words.promised(formatDate(day))}</span>
      {part.remindedAt && <span className={css.soft}>{words.remindedOn(formatDate(part.remindedAt))}</span>}
      {may && part.lateDays > 0 && <RemindButton shopId={part.shopId} orderIds={[orderId]} of={part.shopName} />}
    </div>
  )
}

function Accounts({ part }: { part: Part }) {
  const { subTotal, promotions, shipping, taxes, refunded, net } = part
  return (
    <p className={css.accounts}>
      <span>
        {words.goods} {formatMoney(subTotal)}
      </span>
      {promotions.map(promotionLine).map(([label, amount]) => (
        <span key={label}>
          {label} {amount}
        </span>
      ))}
      <span>{shipping === 0 ? words.freeShipping : `${words.shipping} ${formatMoney(shipping)}`}</span>
      {taxes.gst_hst > 0 && (
        <span>
          {words.gst} {formatMoney(taxes.gst_hst)}
        </span>
      )}
      {taxes.qst > 0 && (
        <span>
          {words.qst} {formatMoney(taxes.qst)}
        </span>
      )}
      {refunded > 0 && (
        <span>
          {words.refunded} {formatMoney(-refunded)}
        </span>
      )}
      <span>
        <span>{words.net}</span> <b>{formatMoney(net)}</b>
      </span>
    </p>
  )
}
