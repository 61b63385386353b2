import { t } from '#i18n/checkout'
import { t as orderWords } from '#i18n/order'
import { formatMoney } from '@/lib/format-money'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { OrderItems } from './OrderItems'
import { PaperButton } from './PaperButton'
import { fetchOrderInvoice } from './queries'
import { Refunds } from './Refunds'
import css from './Thanks.module.css'
import type { NewAccount, Order, Refund } from './types'

const words = t.thanks

type ThanksProps = {
  order: Order
  /** Opens the whole order on the tracking page, in the browser that placed it. */
  token: string | undefined
  /** What became of the account that was asked for with it. */
  account?: NewAccount | undefined
}

/** The order is placed: what happens now, and where to follow it. */
export function Thanks({ order, token, account }: ThanksProps) {
  const refunds = (order.refunds ?? []) as Refund[]
  const shops = new Set(order.items.map(({ storeId }) => storeId)).size
  if (order.status === 'failed') {
    return (
      <div className={css.thanks}>
        <h1>{words.reference(order.reference)}</h1>
        <Alert
          kind="error"
          title={words.failed}
          action={
            <Button size="s" href="/panier">
              {words.backToCart}
            </Button>
          }
        >
          {words.notCharged}
        </Alert>
      </div>
    )
  }
  const tracking = new URLSearchParams(token ? { commande: order.id, jeton: token } : { reference: order.reference })
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
            {order.total !== undefined && <span> · {formatMoney(order.total)}</span>}
            {refunds.length > 0 && <span> · {orderWords.refunds.net(formatMoney(order.netTotal ?? 0))}</span>}
          </p>
        </div>
      </div>
      <div className={css.text} role="status">
        {order.status === 'pending' ? (
          <p>{words.pending}</p>
        ) : (
          <>
            <p>{order.email ? words.emailed(order.email) : words.emailedSomewhere}</p>
            <p>{words.notified(shops)}</p>
          </>
        )}
      </div>
      {account && <AccountMade account={account} email={order.email} />}
      <div className={css.ways}>
        <Button href={`/suivi-de-commande?${tracking}`}>{words.track}</Button>
        <Button variant="secondary" href="/recherche">
          {words.goOn}
        </Button>
      </div>
      {token && order.status !== 'pending' && (
        <PaperButton
          label={orderWords.orderInvoice}
          number={order.reference}
          fetch={() => fetchOrderInvoice(order.id, { token })}
          file={orderWords.invoiceFile(order.reference)}
        />
      )}
      {refunds.length > 0 && (
        <section aria-label={orderWords.refunds.title}>
          <h2>{orderWords.refunds.title}</h2>
          <Refunds refunds={refunds} access={token ? { token } : undefined} />
        </section>
      )}
      <OrderItems items={order.items} status={order.status} />
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
