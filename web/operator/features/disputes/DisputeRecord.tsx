import { t } from '#i18n/operator-disputes'
import { to } from '@/desk/address'
import { FactList } from '@/desk/FactList'
import type { DeskIconName } from '@/desk/icons'
import { Panel } from '@/desk/Panel'
import panels from '@/desk/Panel.module.css'
import { Record } from '@/desk/Record'
import { Timeline } from '@/desk/Timeline'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { TitleBar } from '@/ui/TitleBar'
import css from './disputes.module.css'
import { EvidencePanel } from './EvidencePanel'
import { LossPanel } from './LossPanel'
import type { Dispute } from './queries'
import { reasonOf, stateOf } from './status'

const words = t.record

/** Everything about a dispute: what is to be decided, the facts, what happened. */
export function DisputeRecord({ dispute }: { dispute: Dispute }) {
  const may = useMay('money.move')
  const { label, tone } = stateOf(dispute)
  return (
    <>
      <TitleBar
        back={{ href: to('/litiges'), label: t.title }}
        title={
          <span className={css.title}>
            {words.title(dispute.reference)} <Badge tone={tone}>{label}</Badge>
          </span>
        }
        lead={words.lead(formatDateTime(dispute.openedAt), dispute.name, formatMoney(dispute.amount))}
      />
      <Record decision={may && <Decision dispute={dispute} />} side={<Facts dispute={dispute} />}>
        <div className={panels.stack}>
          <Parcels dispute={dispute} />
          {dispute.sentAt && (
            <Panel title={words.sent(formatDate(dispute.sentAt))}>
              <p className={css.evidence}>{dispute.evidence}</p>
            </Panel>
          )}
          <Timeline events={dispute.events.map(eventOf)} />
        </div>
      </Record>
    </>
  )
}

function Decision({ dispute }: { dispute: Dispute }) {
  if (dispute.state === 'needs_answer') return <EvidencePanel dispute={dispute} />
  return dispute.state === 'lost' && !dispute.decided ? <LossPanel dispute={dispute} /> : null
}

function Facts({ dispute }: { dispute: Dispute }) {
  return (
    <Panel title={words.facts}>
      <FactList
        facts={[
          {
            label: words.order,
            value: (
              <Link className={layout.link} href={to(`/commandes/${encodeURIComponent(dispute.orderId)}`)}>
                {dispute.reference}
              </Link>
            ),
          },
          { label: words.person, value: dispute.name },
          { label: words.email, value: dispute.email },
          { label: words.reason, value: reasonOf(dispute.reason) },
          { label: words.amount, value: formatMoney(dispute.amount) },
          { label: words.total, value: formatMoney(dispute.orderTotal) },
          { label: words.due, value: dispute.dueAt && formatDate(dispute.dueAt) },
          { label: words.chargedBack, value: dispute.decided && formatMoney(dispute.chargedBack) },
          { label: words.provider, value: dispute.providerId },
        ].map(({ label, value }) => ({ label, value: value || '' }))}
      />
    </Panel>
  )
}

function Parcels({ dispute }: { dispute: Dispute }) {
  return (
    <Panel title={words.parcels}>
      <ul className={css.parts}>
        {dispute.parts.map(({ shopId, shopName, parcels, inTime }) => (
          <li key={shopId}>
            <b>{shopName}</b>{' '}
            <Badge tone={inTime ? 'success' : 'waiting'}>{inTime ? words.inTime : words.notInTime}</Badge>
            {parcels.length === 0 && <p>{words.noParcel}</p>}
            {parcels.map(({ shippedAt, carrierName, trackingNumber }) => (
              <p key={shippedAt + trackingNumber}>{words.parcel(formatDate(shippedAt), carrierName, trackingNumber)}</p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const icons: { [kind in Dispute['events'][number]['kind']]: DeskIconName } = {
  opened: 'scales',
  written: 'pencil',
  sent: 'letter',
  escalated: 'scales',
  won: 'checkCircle',
  lost: 'close',
  decided: 'bank',
}

const eventOf = ({ at, kind, who, detail }: Dispute['events'][number]) => ({
  id: at + kind,
  at,
  icon: icons[kind],
  words: words.events[kind],
  who: who || words.bank,
  ...(detail && { quote: detail }),
})
