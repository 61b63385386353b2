import { useId } from 'react'
import { t } from '#i18n/checkout'
import { t as delivery } from '#i18n/delivery'
import { capital } from '@/lib/capital'
import { formatPhone } from '@/lib/format-contact'
import { formatSpan } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Skeleton'
import type { Summary, SummaryStore } from './calls'
import css from './DeliveryTerms.module.css'
import type { Cart } from './types'

const words = t.validation

/**
 * Who sells, how fast it leaves, what it costs to ship and what may be sent back, shop by shop: the law wants it said
 * before one pays, and the confirmation says it again.
 */
export function DeliveryTerms({ cart, summary }: { cart: Cart; summary: Summary | undefined }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {words.terms}
      </h3>
      {summary ? (
        <ul className={css.shops}>
          {inCartOrder(summary.stores, cart).map((store) => (
            <li key={store.id} className={css.shop}>
              <Terms store={store} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="9rem" />
      )}
      <p className={css.policy}>
        <Link className={layout.link} href="/politique-de-retour-et-remboursement" target="_blank">
          {words.returnPolicy}
        </Link>
      </p>
    </section>
  )
}

/** The shops in the order the cart shows them. */
function inCartOrder(stores: readonly SummaryStore[], cart: Cart): SummaryStore[] {
  const place = new Map(cart.stores.map(({ id }, i) => [id, i]))
  return stores.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function Terms({ store }: { store: SummaryStore }) {
  const pickup = store.deliveryOptions.find(({ method }) => method === 'pickup')?.pickup
  return (
    <>
      <h4 className={css.name}>{store.name}</h4>
      <dl className={css.terms}>
        <dt>{words.merchant}</dt>
        <dd>
          {store.merchantName}
          <br />
          {store.merchantAddress}
          {store.merchantPhone && (
            <>
              <br />
              <a href={`tel:+1${store.merchantPhone}`}>{formatPhone(store.merchantPhone)}</a>
            </>
          )}
          {store.merchantEmail && (
            <>
              <br />
              <a href={`mailto:${store.merchantEmail}`}>{store.merchantEmail}</a>
            </>
          )}
        </dd>
        <dt>{words.delivery}</dt>
        <dd>{store.deliveryTerms || words.noDeliveryTerms}</dd>
        {store.deliveryMethod === 'pickup' && pickup && (
          <>
            <dt>{t.pickupPlace}</dt>
            <dd className={css.lines}>
              {[delivery.place(pickup.address, pickup.city), pickup.hours, pickup.instructions]
                .filter(Boolean)
                .join('\n')}
            </dd>
          </>
        )}
        {store.arrival && (
          <>
            <dt>{store.deliveryMethod === 'pickup' ? t.summary.ready : words.arrival}</dt>
            <dd>{capital(formatSpan(store.arrival))}</dd>
          </>
        )}
        <dt>{store.deliveryMethod === 'parcel' ? words.shipping : delivery.method[store.deliveryMethod]}</dt>
        <dd>{store.shipping > 0 ? formatMoney(store.shipping) : t.summary.free}</dd>
        <dt>{words.returns}</dt>
        <dd>{store.returnTerms || words.noReturnTerms}</dd>
      </dl>
    </>
  )
}
