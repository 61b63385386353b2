import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '#i18n/checkout'
import { formatMoney } from '@/lib/format-money'
import { DEFAULT_PROVINCE } from '@/storefront/features/address-form/address'
import { useBank } from '@/storefront/features/card-form/useBank'
import type { ChangeCart } from '@/storefront/features/codes/PromotionCodes'
import type { Visitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { IconButton } from '@/ui/IconButton'
import { toast } from '@/ui/toast'
import css from './Checkout.module.css'
import type { PlacedOrder, Summary } from './calls'
import { Deliveries } from './Deliveries'
import { LinesToFix } from './LinesToFix'
import { linesToFix } from './lines-to-fix'
import { allPickedUp, newOrder } from './new-order'
import { OrderSummary, Recap } from './OrderSummary'
import { summaryKey, useSummary } from './queries'
import { Steps } from './Steps'
import type { Cart, CartItem, CartStore } from './types'
import { useAnswers } from './use-answers'
import { usePlaceOrder } from './use-place-order'
import { useSaved } from './use-saved'

/** What a guest who wanted an account may sign in with. */
export interface NewAccount {
  email: string
  password: string
}

type CheckoutProps = {
  cart: Cart
  /** A change of the cart is on its way: nothing may be ordered before it has arrived. */
  cartBusy: boolean
  visitor: Visitor | null
  /** A guest may choose a password and have an account with the order. */
  canRegister: boolean
  /** The order is placed; with the password of the account that came with it, when there is one. */
  onPlaced: (placed: PlacedOrder, account: NewAccount | undefined) => void
  /** Prices or stock are others than those on screen, or the cart became the order of that id elsewhere. */
  onOutdated: (orderedAs?: string) => void
  /** Takes a line out of the cart, or leaves fewer units in it. */
  onRemove: (item: CartItem) => void
  onReduce: (item: CartItem, quantity: number) => void
  /** Chooses how a shop's part is delivered. */
  onDelivery: (storeId: string, method: CartStore['deliveryMethod']) => void
  /** Puts a promotion's code in the cart, or takes one out. */
  onCode: ChangeCart
}

/** The checkout: its steps beside the order summary. */
export function Checkout(props: CheckoutProps) {
  const { cart, cartBusy, visitor, canRegister, onPlaced, onOutdated, onRemove, onReduce } = props
  const queries = useQueryClient()
  const pickedUp = allPickedUp(cart.stores)
  const road = useAnswers(visitor, pickedUp)
  const { saved, waiting } = useSaved(visitor)
  const { answers, forgetCard, edit } = road
  const [contribution, setContribution] = useState(false)
  const [province, setProvince] = useState(answers.shipping?.province ?? DEFAULT_PROVINCE)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState(false)
  const [cardRefusal, setCardRefusal] = useState<string>()
  const known = answers.shipping?.province === province ? answers.shipping : undefined
  const to = { province, country: 'CA' as const, ...(known && { city: known.city, postalCode: known.postalCode }) }
  const sums = useSummary(cart, to, contribution, cartBusy)
  const { summary } = sums

  const bank = useBank(summary?.grandTotal ?? 0)
  const { place, placing } = usePlaceOrder({
    confirm: bank.confirm,
    onPlaced: (placed, { email, password }) => {
      road.forget()
      onPlaced(placed, password === undefined ? undefined : { email, password })
    },
    onFailure: (failed) => {
      if (failed.kind === 'card') return askCardAgain(failed.reason)
      if (failed.kind === 'gone') toast('error', failed.reason)
      else if (failed.kind === 'unavailable') setRefused(true)
      else if (failed.kind !== 'ordered') setFailure(failed.reason)
      if ('summary' in failed && failed.summary)
        queries.setQueryData(summaryKey(cart, to, contribution), failed.summary)
      if (failed.kind === 'ordered') onOutdated(failed.orderId)
      else if (failed.kind !== 'unheard' && failed.kind !== 'other') onOutdated()
    },
  })

  function askCardAgain(reason: string | undefined) {
    setCardRefusal(reason)
    forgetCard()
    edit('payment')
  }

  function order(password: string | undefined) {
    if (!summary) return
    const agreed = answers.card?.agreed
    if (agreed !== undefined && agreed !== summary.grandTotal)
      return askCardAgain(t.payment.agreedElse(formatMoney(agreed)))
    const sent = newOrder({ cart, answers, visitor, contribution, summary, password })
    setFailure(undefined)
    setRefused(false)
    setCardRefusal(undefined)
    if (sent) place(sent)
  }

  const toFix = linesToFix(cart, summary)
  const orderable = cart.canOrder && (summary?.canOrder ?? true)
  const chooseProvince = useCallback((chosen: string) => setProvince(chosen || DEFAULT_PROVINCE), [])
  return (
    <div className={css.checkout}>
      <div className={css.road}>
        <h1 className={css.title}>{t.title}</h1>
        <Recap cart={cart} summary={summary} />
        {toFix.length > 0 && <LinesToFix lines={toFix} refused={refused} onRemove={onRemove} onReduce={onReduce} />}
        {failure && <Failed reason={failure} onClose={() => setFailure(undefined)} />}
        <Deliveries stores={cart.stores.map(deliveringIn(summary))} onChoose={props.onDelivery} />
        <Steps
          road={road}
          visitor={visitor}
          saved={saved}
          waiting={waiting}
          cardRefusal={cardRefusal}
          amount={sums.stale ? undefined : summary?.grandTotal}
          onProvince={chooseProvince}
          validation={{
            cart,
            summary,
            ready: orderable && !cartBusy && summary !== undefined && !sums.stale && !sums.failed,
            placing,
            contribution,
            onContribution: setContribution,
            gift: answers.gift,
            onGift: road.give,
            canRegister: canRegister && visitor === null,
            onOrder: order,
          }}
        />
      </div>
      <OrderSummary
        cart={cart}
        toFix={toFix}
        summary={summary}
        stale={sums.stale || cartBusy}
        failed={sums.failed}
        onRetry={sums.retry}
        guess={answers.shipping || pickedUp ? undefined : province}
        onCode={props.onCode}
      />
      {bank.element}
    </div>
  )
}

/** A shop of the cart with what it offers at the address that is known, and the choice just made. */
const deliveringIn = (summary: Summary | undefined) => (store: CartStore) => {
  const priced = summary?.stores.find(({ id }) => id === store.id)
  if (!priced) return store
  if (priced.deliveryMethod === store.deliveryMethod) return priced
  const { deliveryRefusal: _, ...offered } = priced // of the choice before
  return { ...offered, deliveryMethod: store.deliveryMethod }
}

/** Why nothing was ordered. It comes into view and takes the focus: the button that was pressed may be far below. */
function Failed({ reason, onClose }: { reason: string; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [reason])
  return (
    <div ref={place} className={css.alert} tabIndex={-1}>
      <Alert
        kind="error"
        title={t.failure.title}
        action={<IconButton icon="close" label={t.failure.close} onClick={onClose} />}
      >
        {reason}
      </Alert>
    </div>
  )
}
