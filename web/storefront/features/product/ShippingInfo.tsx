import type { CSSProperties } from 'react'
import { t } from '#i18n/product'
import { formatMoney } from '@/lib/format-money'
import { Icon } from '@/ui/Icon'
import { freeShipping, shippingLines } from './shipping'
import css from './ShippingInfo.module.css'
import type { Product } from './types'

type ShippingInfoProps = {
  store: Product['store']
  /** What is about to be bought from the shop, in dollars. */ subtotal: number
}

/** What the shop asks for shipping, and how far this purchase is from free shipping when the shop offers it. */
export function ShippingInfo({ store, subtotal }: ShippingInfoProps) {
  const free = freeShipping(store.shippingSettings, subtotal)
  return (
    <section className={css.shipping}>
      <h2 className={css.title}>
        <Icon name="truck" />
        {t.shipping.title(store.name)}
      </h2>
      <dl className={css.lines}>
        {shippingLines(store.shippingSettings).map(({ label, amount }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.amount}>{amount > 0 ? formatMoney(amount) : t.shipping.free}</dd>
          </div>
        ))}
      </dl>
      {free && <Meter {...free} shop={store.name} />}
    </section>
  )
}

type MeterProps = { threshold: number; missing: number; share: number; shop: string }

function Meter({ threshold, missing, share, shop }: MeterProps) {
  const [before, amount, after] = t.shipping.missing(missing, shop)
  return (
    <div className={css.meter}>
      {missing > 0 ? (
        <p>
          {before}
          <b>{amount}</b>
          {after}
        </p>
      ) : (
        <p className={css.reached}>
          <Icon name="check" size="s" />
          {t.shipping.reached(shop)}
        </p>
      )}
      <div
        className={css.track}
        role="meter"
        aria-label={t.shipping.meter}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={threshold - missing}
        style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
      />
    </div>
  )
}
