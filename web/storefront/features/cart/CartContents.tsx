import { t } from '#i18n/cart'
import { t as words } from '#i18n/promotions'
import { formatSpan } from '@/lib/format-date'
import { promotionLine } from '@/lib/promotion-text'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { useLater } from '@/ui/useLater'
import { useCart } from './cart-context'
import css from './CartContents.module.css'
import { CartLine } from './CartLine'
import { FreeShippingMeter } from './FreeShippingMeter'
import type { CartItem, CartPromotion, CartStore } from './types'

/** The lines of the cart, shop by shop. */
export function CartContents() {
  const { cart } = useCart()
  return (
    <div data-cart aria-label={t.label} role="group">
      {cart?.stores.map((store) => (
        <ShopItems
          key={store.id}
          store={store}
          items={cart.items.filter(({ storeId }) => storeId === store.id)}
          promotions={cart.promotions.filter(({ storeId }) => storeId === store.id)}
        />
      ))}
    </div>
  )
}

/** Fetched when a shop offers a choice: most send parcels alone. */
const loadDeliveryChoice = () =>
  import('@/storefront/features/delivery/DeliveryChoice').then(({ DeliveryChoice }) => DeliveryChoice)

type ShopItemsProps = { store: CartStore; items: CartItem[]; promotions: CartPromotion[] }

function ShopItems({ store, items, promotions }: ShopItemsProps) {
  const { choose } = useCart()
  const { deliveryOptions, deliveryRefusal } = store
  const chooses = deliveryOptions.length > 1 || deliveryOptions[0]?.method !== 'parcel' || Boolean(deliveryRefusal)
  const DeliveryChoice = useLater(chooses, loadDeliveryChoice)
  return (
    <section className={css.lot} aria-label={t.shop(store.name)}>
      <h3 className={css.shop}>
        <Link href={`/boutique/${store.slug}`}>{store.name}</Link>
        <span className={css.town}>{store.city}</span>
      </h3>
      {!chooses && store.arrival && <p className={css.arrival}>{t.arrival(formatSpan(store.arrival))}</p>}
      <FreeShippingMeter store={store} />
      <ul className={css.lines}>
        {items.map((item) => (
          <li key={item.id} className={css.line}>
            <CartLine item={item} />
          </li>
        ))}
      </ul>
      {promotions.length > 0 && (
        <ul className={css.promotions} aria-label={words.list}>
          {promotions.map(promotionLine).map(([label, amount]) => (
            <li key={label}>
              <span>{label}</span>
              <b>{amount}</b>
            </li>
          ))}
        </ul>
      )}
      {DeliveryChoice && chooses && <DeliveryChoice store={store} onChoose={(method) => choose(store.id, method)} />}
    </section>
  )
}

/** What the drawer shows while the cart is not known: its outline, or that it could not be loaded. */
export function CartUnknown() {
  const { failed, retry } = useCart()
  if (!failed) return <Skeleton height="8rem" />
  return (
    <Alert
      kind="error"
      title={t.loadFailed}
      action={
        <Button size="s" variant="secondary" onClick={retry}>
          {t.retry}
        </Button>
      }
    />
  )
}
