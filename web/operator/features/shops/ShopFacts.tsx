import { t } from '#i18n/operator-shops'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { formatDays, formatPercent, formatShare } from './format'
import type { ShopRecord } from './queries'
import css from './shops.module.css'

const words = t.record

/** What a shop pays and promises. */
export function ConditionsPanel({ record, edit }: { record: ShopRecord; edit: string | undefined }) {
  const { shop, commission } = record
  const { shippingPriceAmount: amount, freeShippingThreshold: free } = shop.shippingSettings
  return (
    <Panel
      title={words.conditions}
      action={
        edit && (
          <Link className={layout.link} href={edit}>
            {words.edit}
          </Link>
        )
      }
    >
      <dl className={css.pairs}>
        <dt>{words.commission}</dt>
        <dd>
          <b>{formatPercent(commission.percent)}</b>
        </dd>
        {commission.agreements.map(({ id, kind, percent, from, until }) => (
          <Pair key={id} label={words.kinds[kind]} value={words.agreement(formatPercent(percent), from, until)} />
        ))}
        <Pair
          label={words.shipping}
          value={[words.shippingAmount(formatMoney(amount)), free ? words.freeFrom(formatMoney(free)) : '']
            .filter(Boolean)
            .join(', ')}
        />
        <Pair label={words.delay} value={words.delayDays(shop.deliveryMinDays, shop.deliveryMaxDays)} />
      </dl>
    </Panel>
  )
}

/** How a shop did lately. */
export function FiguresPanel({ record: { figures, toShip, reports, shop } }: { record: ShopRecord }) {
  const [mayRead, mayModerate] = [useMay('orders.read'), useMay('moderation.act')]
  const orders = mayRead ? to(`/commandes?boutique=${shop.id}`) : undefined
  const reported = mayModerate ? to(`/signalements?boutique=${shop.id}`) : undefined
  return (
    <Panel title={words.figures}>
      {!figures && <p className={css.soft}>{words.noFigures}</p>}
      <dl className={css.pairs}>
        {figures && (
          <>
            <Pair label={words.figure.sales} value={formatMoney(figures.sales)} />
            <Pair label={words.figure.orders} value={String(figures.orders)} href={orders} />
            <Pair label={words.figure.delay} value={formatDays(figures.shipDays)} />
            <Pair label={words.figure.cancelled} value={formatShare(figures.cancelledShare)} />
            <Pair label={words.figure.returned} value={formatShare(figures.returnedShare)} />
          </>
        )}
        <Pair label={words.figure.toShip} value={String(toShip)} />
        {reports > 0 && <Pair label={words.figure.reports} value={String(reports)} href={reported} />}
      </dl>
      {figures && <p className={css.soft}>{words.countedAt(formatDateTime(figures.countedAt))}</p>}
    </Panel>
  )
}

/** Who runs a shop. */
export function OwnersPanel({ record: { owners } }: { record: ShopRecord }) {
  const mayRead = useMay('people.read')
  return (
    <Panel title={words.owners}>
      <ul>
        {owners.map(({ id, name, email, emailVerifiedAt }) => (
          <li key={id}>
            {mayRead ? (
              <Link className={layout.link} href={to(`/personnes/${id}`)}>
                {name}
              </Link>
            ) : (
              name
            )}
            <p className={css.soft}>
              {email}
              <br />
              {emailVerifiedAt ? words.verified(formatDate(emailVerifiedAt)) : words.unverified}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Pair({ label, value, href }: { label: string; value: string; href?: string | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {href ? (
          <Link className={layout.link} href={href}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </>
  )
}
