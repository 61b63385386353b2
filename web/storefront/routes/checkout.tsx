import { useState } from 'react'
import { t } from '#i18n/checkout'
import { classNames } from '@/lib/class-names'
import { CartAnnouncer } from '@/storefront/features/cart/CartAnnouncer'
import { useCart } from '@/storefront/features/cart/cart-context'
import type { PlacedOrder } from '@/storefront/features/checkout/calls'
import { Checkout, type NewAccount } from '@/storefront/features/checkout/Checkout'
import css from '@/storefront/features/checkout/Checkout.module.css'
import { rememberPlaced } from '@/storefront/features/checkout/placed'
import { useUnconfirmedOrder } from '@/storefront/features/checkout/use-unconfirmed-order'
import { useNavigator } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useSessionState, useSignIn } from '@/session/session-context'
import { useVisitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Skeleton'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function CheckoutPage() {
  const { cart, ordered, failed, busy, retry, remove, setQuantity, choose, call } = useCart()
  const navigator = useNavigator()
  const visitor = useVisitor()
  const session = useSessionState()
  const signIn = useSignIn()
  const asking = useUnconfirmedOrder(cart?.id, thank)
  const [orderedElsewhere, setOrderedElsewhere] = useState<string>()

  /** The cart was ordered: the next one takes its place once this page is left, and the new account is entered. */
  async function thank(order: PlacedOrder, account?: NewAccount) {
    rememberPlaced(order)
    await navigator.push(`/panier/merci/${order.id}`)
    if (account && order.account?.status === 'opened') await signIn(account.email, account.password).catch(() => {})
    retry()
  }

  if (failed) return <Unreachable onRetry={retry} />
  if (session.status === 'failed') return <Unreachable onRetry={session.retry} />
  if (!cart || asking || session.status === 'loading') return <Loading />
  if (cart.items.length === 0) return <Empty ordered={ordered ?? orderedElsewhere} />
  return (
    <div className={layout.frame}>
      <Checkout
        key={visitor?.id ?? 'guest'}
        cart={cart}
        cartBusy={busy}
        visitor={visitor}
        canRegister
        onPlaced={(order, account) => void thank(order, account)}
        onOutdated={(orderId) => {
          setOrderedElsewhere(orderId)
          retry()
        }}
        onRemove={remove}
        onReduce={setQuantity}
        onDelivery={choose}
        onCode={call}
      />
      <CartAnnouncer />
    </div>
  )
}

/** Nothing is left to order; when the cart was just ordered elsewhere, the page leads to that order. */
function Empty({ ordered }: { ordered: string | undefined }) {
  const seeOrder = (
    <Button size="s" variant="secondary" href={`/panier/merci/${ordered}`}>
      {t.seeOrder}
    </Button>
  )
  return (
    <div className={classNames(layout.frame, css.state)}>
      <h1>{t.title}</h1>
      {ordered && (
        <Alert kind="success" title={t.ordered} action={seeOrder}>
          {t.orderedHint}
        </Alert>
      )}
      <EmptyState
        drawing="basket"
        title={t.emptyCart}
        text={t.emptyCartHint}
        action={<Button href="/recherche">{t.goShopping}</Button>}
      />
    </div>
  )
}

function Loading() {
  return (
    <div className={classNames(layout.frame, css.state)}>
      <h1>{t.title}</h1>
      <Skeleton height="24rem" />
    </div>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classNames(layout.frame, css.state)}>
      <h1>{t.title}</h1>
      <Alert
        kind="error"
        title={t.cartFailed}
        action={
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      />
    </div>
  )
}
