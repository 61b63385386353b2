import { useMutation, useQuery } from '@tanstack/react-query'
import { t as giftWords } from '#i18n/gift'
import { t as disputes } from '#i18n/operator-disputes'
import { t } from '#i18n/operator-orders'
import { t as promotions } from '#i18n/promotions'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { Sums, type Sum } from '@/desk/Sums'
import { formatDateTime } from '@/lib/format-date'
import { formatPhone } from '@/lib/format-contact'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { PrivatePictures } from '@/ui/PrivatePictures'
import { Thread } from '@/ui/Thread'
import { toast } from '@/ui/toast'
import { PaperButton } from './PaperButton'
import css from './Order.module.css'
import { disputesOfOrderQuery, fetchReturnPhoto, openConversation, useOrdersChanged } from './queries'
import { returnTones } from './status'
import type { Order, Refund } from './types'

const words = t.order
const paymentTones = { started: 'waiting', succeeded: 'success', failed: 'error', voided: 'neutral' } as const
const refundTones = { owed: 'waiting', sent: 'success', failed: 'error' } as const

const disputeTones = { needs_answer: 'error', evidence_sent: 'waiting', won: 'success', lost: 'error' } as const

/** The charge is, or was, contested. Those who may read money are led to the dispute. */
export function DisputesPanel({ orderId }: { orderId: string }) {
  const may = useMay('money.read')
  const { data } = useQuery(disputesOfOrderQuery(orderId))
  if (!data || data.data.length === 0) return null
  return (
    <Panel title={disputes.title}>
      <ul className={css.refunds}>
        {data.data.map(({ id, state, amount, openedAt }) => (
          <li key={id}>
            <Badge tone={disputeTones[state]}>{disputes.states[state]}</Badge> {formatMoney(amount)}{' '}
            <span className={css.soft}>{formatDateTime(openedAt)}</span>{' '}
            {may && (
              <Link className={layout.link} href={to(`/litiges/${encodeURIComponent(id)}`)}>
                {disputes.open}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type PaymentPanelProps = { order: Order; onSettle: (refund: Refund) => void }

/** What was paid, with what, and what went back. */
export function PaymentPanel({ order, onSettle }: PaymentPanelProps) {
  const { id: orderId, summary, payment, refunds, refunded } = order
  const paid = payment.status === 'succeeded'
  const sums: Sum[] = [
    { label: words.goods, amount: summary.subTotal },
    { label: promotions.discount, amount: -summary.discount },
    { label: words.shipping, amount: summary.shipping },
    { label: words.gst, amount: summary.taxes.gst_hst },
    { label: words.qst, amount: summary.taxes.qst },
    { label: words.contribution, amount: summary.fees },
  ].filter(({ amount }) => amount !== 0)
  sums.push({ label: paid ? words.payment.paid : words.payment.total, amount: summary.grandTotal, total: true })
  if (refunded > 0) {
    sums.push(
      { label: words.refunded, amount: -refunded },
      { label: words.payment.after, amount: summary.grandTotal - refunded, total: true },
    )
  }
  return (
    <Panel
      title={words.payment.title}
      action={<Badge tone={paymentTones[payment.status]}>{words.payment.status[payment.status]}</Badge>}
    >
      <Sums sums={sums} />
      <p className={css.soft}>
        {[
          payment.cardLast4 && words.payment.card(payment.cardBrand, payment.cardLast4),
          formatDateTime(payment.createdAt),
          payment.intentId,
          payment.failureCode,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {paid && (
        <PaperButton orderId={orderId} paper={undefined}>
          {words.wholeInvoice}
        </PaperButton>
      )}
      {refunds.length > 0 && (
        <ul className={css.refunds}>
          {refunds.map((refund) => (
            <RefundLine key={refund.id} orderId={orderId} refund={refund} onSettle={() => onSettle(refund)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Money that went back; one that the card refused can be noted as paid by other means. */
function RefundLine({ orderId, refund, onSettle }: { orderId: string; refund: Refund; onSettle: () => void }) {
  const may = useMay('orders.refund')
  const { shopName, total, covered, status, borneBy, reason, creditNote, creditNoteId, createdAt } = refund
  return (
    <li>
      <span>
        {shopName} <Badge tone={refundTones[status]}>{words.payment.refund[status]}</Badge>
        <span className={css.soft}>
          {[
            formatDateTime(createdAt),
            borneBy === 'market' && words.payment.borneByMarket,
            covered > 0 && words.payment.covered(formatMoney(covered)),
            reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {creditNoteId && (
          <PaperButton orderId={orderId} paper={{ creditNoteId }}>
            {words.creditNote(creditNote)}
          </PaperButton>
        )}
        {may && status === 'failed' && (
          <Button variant="link" size="s" onClick={onSettle}>
            {words.payment.settle}
          </Button>
        )}
      </span>
      <b>{formatMoney(-total)}</b>
    </li>
  )
}

/** Who bought, and where it goes. */
export function PersonPanel({ order }: { order: Order }) {
  const may = useMay('people.read')
  const { name, email, phone, userId, ordersPlaced } = order
  const goes = order.shippingAddress.city !== '' // all of it is picked up otherwise
  const at = goes ? order.shippingAddress : order.billingAddress
  const file = userId && may && (
    <Link className={layout.link} href={to(`/personnes/${encodeURIComponent(userId)}`)}>
      {words.person.open}
    </Link>
  )
  return (
    <Panel title={name || words.person.title} action={file || undefined} className={css.person}>
      <p>
        {email}
        <br />
        {phone && formatPhone(phone)}
      </p>
      <p>
        <span className={css.soft}>{goes ? words.person.delivery : words.person.billing}</span>
        {[at.firstName, at.lastName].join(' ').trim() !== name && (
          <>
            {at.firstName} {at.lastName}
            <br />
          </>
        )}
        {[at.address, at.address2].filter(Boolean).join(', ')}
        <br />
        {at.city} ({at.province}) {at.postalCode}
      </p>
      {order.gift && (
        <p>
          <span className={css.soft}>{giftWords.title}</span>
          {order.gift.message || giftWords.noMessage}
        </p>
      )}
      <p className={css.soft}>
        {words.person.orders(ordersPlaced)} {!userId && words.person.guest}
      </p>
    </Panel>
  )
}

/** Returns of the order; they are decided on their own screen. */
export function ReturnsPanel({ order: { returns } }: { order: Order }) {
  if (returns.length === 0) return null
  return (
    <Panel title={words.returns.title}>
      <ul className={css.cancelled}>
        {returns.map((one) => (
          <li key={one.id}>
            <span>
              <Link className={layout.link} href={to(`/retours?etat=${one.status}`)}>
                {one.productName}
              </Link>
              <span className={css.soft}>{[t.units(one.quantity), one.reason].join(' · ')}</span>
              <PrivatePictures
                ids={one.photos}
                fetch={(photo) => fetchReturnPhoto(one.orderId, photo)}
                title={words.returns.photos}
                label={words.returns.photo}
              />
            </span>
            <Badge tone={returnTones[one.status]}>{t.returns.status[one.status]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Private conversations: only how much was written, until one is opened, which the journal notes. */
export function ConversationsPanel({ order }: { order: Order }) {
  const may = useMay('orders.act')
  if (order.conversations.length === 0) return null
  return (
    <Panel title={words.conversations.title}>
      <ul className={css.cancelled}>
        {order.conversations.map((conversation) => (
          <Conversation key={conversation.shopId} order={order} conversation={conversation} may={may} />
        ))}
      </ul>
      {may && <p className={css.soft}>{words.conversations.note}</p>}
    </Panel>
  )
}

type ConversationProps = { order: Order; conversation: Order['conversations'][number]; may: boolean }

function Conversation({ order, conversation: { shopId, shopName, messages }, may }: ConversationProps) {
  const changed = useOrdersChanged()
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => openConversation(order.id, shopId),
    onSuccess: () => changed(),
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  if (data) {
    return (
      <li>
        <Thread label={shopName} messages={data} reader="store" other={order.name} fresh={new Set()} />
      </li>
    )
  }
  return (
    <li>
      <span>
        <b>{shopName}</b>
        <span className={css.soft}>{words.conversations.messages(messages)}</span>
      </span>
      {may && (
        <Button
          variant="link"
          size="s"
          loading={isPending}
          aria-label={words.conversations.open(shopName)}
          onClick={() => mutate()}
        >
          {t.decision.read}
        </Button>
      )}
    </li>
  )
}
