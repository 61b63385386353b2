import { t } from '#i18n/seller-returns'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import panel from '@/desk/Panel.module.css'
import { Acts } from '@/seller/ReadOnly'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { PrivatePictures } from '@/ui/PrivatePictures'
import { fetchPhoto, type Return } from './queries'
import css from './ReturnCard.module.css'

export type ReturnAction = 'accept' | 'deny' | 'receive'

const tone = {
  returnRequested: 'waiting',
  pendingReturn: 'info',
  returnDenied: 'error',
  returnExpired: 'neutral',
  completed: 'success',
} as const

/** What can be done with a return where it stands; the first is what is expected. */
const actions: Partial<Record<Return['status'], readonly ReturnAction[]>> = {
  returnRequested: ['accept', 'deny'],
  pendingReturn: ['receive'],
}

export const nameOf = ({ productName, variantName }: Return) => [productName, variantName].filter(Boolean).join(', ')

type ReturnCardProps = { shopId: string; about: Return; orderHref: string; onAct: (action: ReturnAction) => void }

/** One return: what, why, where it stands, and what the seller may do. */
export function ReturnCard({ shopId, about, orderHref, onAct }: ReturnCardProps) {
  const name = nameOf(about)
  return (
    <li className={`${panel.panel} ${css.card}`}>
      <div className={css.words}>
        <div className={panel.row}>
          <h2 className={css.name}>{t.line(about.quantity, name)}</h2>
          <Badge tone={tone[about.status]}>{t.status[about.status]}</Badge>
        </div>
        <p className={panel.soft}>
          {t.askedOn(formatDate(about.requestedAt), about.customerName)}{' '}
          <Link className={layout.link} href={orderHref}>
            {t.order(about.reference)}
          </Link>
        </p>
        <ReturnFacts about={about} />
        <PrivatePictures
          ids={about.photos}
          fetch={(photo) => fetchPhoto(shopId, about.orderId, photo)}
          title={t.photos}
          label={t.photo}
        />
      </div>
      <Acts>
        <div className={css.actions}>
          {(actions[about.status] ?? []).map((action, i) => (
            <Button
              key={action}
              size="s"
              variant={i === 0 ? 'primary' : 'secondary'}
              aria-label={t.of(t[action].action, name)}
              onClick={() => onAct(action)}
            >
              {t[action].action}
            </Button>
          ))}
        </div>
      </Acts>
    </li>
  )
}

/** The customer's reason, the shop's answer, and the money. */
function ReturnFacts({
  about: { reasonText, denyReason, receiveBefore, status, refund, restocked },
}: {
  about: Return
}) {
  const open = status === 'returnRequested' || status === 'pendingReturn'
  return (
    <div className={css.facts}>
      <dl>
        <dt>{t.reason}</dt>
        <dd>{reasonText}</dd>
        {denyReason && (
          <>
            <dt>{t.denyReason}</dt>
            <dd>{denyReason}</dd>
          </>
        )}
      </dl>
      {status === 'pendingReturn' && receiveBefore && <p>{t.due(formatDate(receiveBefore))}</p>}
      {open && <p>{t.refundWillBe(formatMoney(refund))}</p>}
      {status === 'completed' && (
        <p>
          {t.refunded(formatMoney(refund))} {restocked && t.restocked}
        </p>
      )}
    </div>
  )
}
