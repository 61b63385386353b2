import { useId, type ReactNode } from 'react'
import { t } from '#i18n/shop'
import { formatMoney } from '@/lib/format-money'
import { Icon, type IconName } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import type { ShippingTerms } from './shipping-terms'
import css from './ShopAbout.module.css'
import type { Shop } from './types'

type PanelProps = { icon: IconName; title: string; children: ReactNode }

/** A titled part of what one should know before buying. */
export function Panel({ icon, title, children }: PanelProps) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What shipping costs, in words, and how long an order takes to leave, or to be ready. */
export function ShippingPanel({ shop, terms }: { shop: Shop; terms: ShippingTerms }) {
  const { noParcel = false, pickup, local } = shop.deliveryWays
  const ships = t.delivery.ships(shop.deliveryMinDays, shop.deliveryMaxDays, noParcel)
  const free = noParcel ? !pickup?.price && !local?.price : terms.free
  return (
    <Panel icon="truck" title={t.shipping.title}>
      {!noParcel && <ParcelTerms terms={terms} />}
      <Ways ways={shop.deliveryWays} />
      <h3 className={css.subtitle}>{t.delivery.title}</h3>
      <p>{ships}</p>
      {shop.deliveryNote && shop.deliveryNote !== ships && <p className={css.note}>{shop.deliveryNote}</p>}
      {!free && <p className={css.small}>{t.shipping.beforeTax}</p>}
    </Panel>
  )
}

function ParcelTerms({ terms }: { terms: ShippingTerms }) {
  return (
    <>
      <p>{terms.sentence}</p>
      {terms.steps.length > 0 && (
        <dl className={css.steps}>
          {terms.steps.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount > 0 ? formatMoney(amount) : t.shipping.stepFree}</dd>
            </div>
          ))}
        </dl>
      )}
      {terms.freeFrom && <p className={css.free}>{terms.freeFrom}</p>}
    </>
  )
}

/** How else than by parcel the shop hands over what it sells. */
function Ways({ ways: { pickup, local } }: { ways: Shop['deliveryWays'] }) {
  return (
    <>
      {pickup && (
        <>
          <h3 className={css.subtitle}>{t.ways.pickup(pickup.price)}</h3>
          <p className={css.note}>{[`${pickup.address}, ${pickup.city}`, pickup.hours].join('\n')}</p>
        </>
      )}
      {local && (
        <>
          <h3 className={css.subtitle}>{t.ways.local(local.price)}</h3>
          <p>{t.ways.within(local.radiusKm)}</p>
          {local.freeFrom ? <p className={css.free}>{t.shipping.freeFrom(local.freeFrom)}</p> : null}
        </>
      )}
    </>
  )
}

/** When and how something can be sent back. */
export function ReturnsPanel({ terms }: { terms: string }) {
  return (
    <Panel icon="return" title={t.returns.title}>
      <p className={css.note}>{terms || t.returns.none}</p>
      <p>
        <Link className={layout.link} href="/politique-de-retour-et-remboursement">
          {t.returns.policy}
        </Link>
      </p>
    </Panel>
  )
}
