import type { CSSProperties } from 'react'
import { t } from '#i18n/cart'
import { formatMoney } from '@/lib/format-money'
import { Icon } from '@/ui/Icon'
import css from './FreeShippingMeter.module.css'
import type { CartStore } from './types'

/** How far a shop's items are from free shipping; empty without a threshold, or when none can be bought. */
export function FreeShippingMeter({ store }: { store: CartStore }) {
  const { freeShippingThreshold: threshold, leftToFreeShipping: left, freeShippingShare: share } = store
  if (threshold === null || left === null || store.subTotal === 0) return null
  return (
    <div className={css.meter}>
      {left > 0 ? (
        <p>
          {t.leftToFree.before}
          <b>{formatMoney(left)}</b>
          {t.leftToFree.after}
        </p>
      ) : (
        <p className={css.reached}>
          <Icon name="checkCircle" size="s" />
          {t.freeShipping}
        </p>
      )}
      <div
        className={css.track}
        role="meter"
        aria-label={t.meter(store.name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
      />
    </div>
  )
}
