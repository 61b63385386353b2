import { t } from '#i18n/checkout'
import { t as orderWords } from '#i18n/order'
import { formatMoney } from '@/lib/format-money'
import { useVisitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useLater } from '@/ui/useLater'
import { orderLinks } from './links'
import { OrderItems } from './OrderItems'
import { OrderPapers } from './OrderPapers'
import css from './Thanks.module.css'
import type { BoughtOrder, NewAccount, Order, OrderAccess } from './types'

const words = t.thanks
const loadOpenAccount = () => import('./OpenAccount').then(({ OpenAccount }) => OpenAccount)

type ThanksProps = {
  order: Order
  /** The same order whole, for its buyer, and how they reach it. */
  whole?: { order: BoughtOrder; access: OrderAccess } | undefined
  /** What became of the account that was asked for with it. */
  account?: NewAccount | undefined
  /** A guest made an account from this page. */
  onAccount?: (account: NewAccount) => void
}

/** The order is placed: what happens now, where to follow it, and all that was agreed. */
export function Thanks({ order, whole, account, onAccount }: ThanksProps) {
  const visitor = useVisitor()
  const { email, total, netTotal } = whole?.order ?? order
  const token = whole && 'token' in whole.access ? whole.access.token : undefined
  const follow = whole
    ? orderLinks(order.id, whole.access).order
    : `/suivi-de-commande?${new URLSearchParams({ reference: order.reference })}`
  const mayJoin =
    whole && !whole.order.hasAccount && !visitor && !account && order.status !== 'pending' && order.status !== 'failed'
  const OpenAccount = useLater(Boolean(mayJoin && token), loadOpenAccount)
  if (order.status === 'failed') return <NotPaid reference={order.reference} />
  return (
    <div className={css.thanks}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon name="check" size="l" />
        </span>
        <div>
          <h1>{words.title}</h1>
          <p className={css.reference}>
            {words.reference(order.reference)}
            {total !== undefined && <span> · {formatMoney(total)}</span>}
            {netTotal !== undefined && netTotal !== total && (
              <span> · {orderWords.refunds.net(formatMoney(netTotal))}</span>
            )}
          </p>
        </div>
      </div>
      <WhatNext order={order} email={email} />
      {account && <AccountMade account={account} email={email} />}
      <div className={css.ways}>
        <Button href={follow}>{words.track}</Button>
        <Button variant="secondary" href="/recherche">
          {words.goOn}
        </Button>
      </div>
      {mayJoin && token && onAccount && OpenAccount && (
        <OpenAccount order={whole.order} token={token} onMade={onAccount} />
      )}
      <OrderItems items={order.items} status={order.status} stores={whole?.order.stores} />
      {whole && <OrderPapers order={whole.order} access={whole.access} />}
    </div>
  )
}

/** What the shops and the buyer do from here. */
function WhatNext({ order, email }: { order: Order; email: string | undefined }) {
  const shops = new Set(order.items.map(({ storeId }) => storeId)).size
  const pickups = new Set(order.items.flatMap((i) => (i.deliveryMethod === 'pickup' ? [i.storeId] : []))).size
  if (order.status === 'pending')
    return (
      <p className={css.text} role="status">
        {words.pending}
      </p>
    )
  return (
    <div role="status">
      <ol className={css.next}>
        <li>{email ? words.emailed(email) : words.emailedSomewhere}</li>
        <li>{words.notified(shops)}</li>
        {shops > pickups && <li>{words.parcels(shops)}</li>}
        {pickups > 0 && <li>{words.pickups}</li>}
        <li>{words.questions}</li>
      </ol>
    </div>
  )
}

function NotPaid({ reference }: { reference: string }) {
  const action = (
    <Button size="s" href="/panier">
      {words.backToCart}
    </Button>
  )
  return (
    <div className={css.thanks}>
      <h1>{words.reference(reference)}</h1>
      <Alert kind="error" title={words.failed} action={action}>
        {words.notCharged}
      </Alert>
    </div>
  )
}

/** What became of the account: what it holds, the code that opens it, or that it could not be made. */
function AccountMade({ account, email }: { account: NewAccount; email: string | undefined }) {
  const { opened, address, addressAndCard, codeSent, enterCode, failed, register } = words.account
  if (account.status === 'opened') {
    const kept = account.cardKept ? addressAndCard : account.addressKept ? address : ''
    return <Alert kind="success">{[opened, kept].filter(Boolean).join(' ')}</Alert>
  }
  const waits = account.status === 'code_sent'
  const action = (
    <Button size="s" variant="secondary" href={waits ? '/verification-de-compte' : '/connexion'}>
      {waits ? enterCode : register}
    </Button>
  )
  return (
    <Alert kind={waits ? 'success' : 'error'} action={action}>
      {waits ? codeSent(email ?? '') : failed}
    </Alert>
  )
}
