import { t } from '#i18n/checkout'
import { t as promotions } from '#i18n/promotions'
import { t as delivery } from '#i18n/delivery'
import { classNames } from '@/lib/class-names'
import { provinceName } from '@/storefront/features/address-form/address-text'
import { formatSpan } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { minus, promotionLine } from '@/lib/promotion-text'
import { PromotionCodes, type ChangeCart, type Code } from '@/storefront/features/codes/PromotionCodes'
import { setPanels } from '@/storefront/panels'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { Summary, SummaryStore } from './calls'
import type { LineToFix } from './lines-to-fix'
import css from './OrderSummary.module.css'
import type { Cart, CartItem, CartStore } from './types'

const words = t.summary
export const SUMMARY_ID = 'sommaire'

type OrderSummaryProps = {
  cart: Cart
  toFix: readonly LineToFix[]
  summary: Summary | undefined
  /** The sums shown are those from before the last change. */
  stale: boolean
  failed: boolean
  onRetry: () => void
  /** The province the taxes are a guess for, until an address is given. */
  guess: string | undefined
  onCode: ChangeCart
}

/** The items by shop, and the totals. Every amount is computed by the server. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, toFix, summary, stale, failed, onRetry, guess, onCode } = props
  return (
    <aside className={css.panel} id={SUMMARY_ID} aria-label={words.label} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title}>{words.title}</h2>
        <button type="button" className={classNames(layout.link, css.edit)} onClick={() => setPanels({ cart: true })}>
          {t.edit}
          <VisuallyHidden>{t.editOf(words.cart)}</VisuallyHidden>
        </button>
      </div>
      {cart.stores.map((store) => (
        <ShopItems
          key={store.id}
          store={store}
          items={cart.items.filter((item) => item.storeId === store.id)}
          toFix={toFix}
          shipping={summary?.shippingPerStore[store.id]}
          told={summary?.stores.find(({ id }) => id === store.id)}
          promotions={(summary ?? cart).promotions.filter(({ storeId }) => storeId === store.id)}
        />
      ))}
      <div className={css.codes}>
        <PromotionCodes codes={cart.codes.map(judgedIn(summary))} change={onCode} />
      </div>
      {failed && !summary ? (
        <Alert
          kind="error"
          title={words.failed}
          action={
            <Button size="s" variant="secondary" onClick={onRetry}>
              {t.retry}
            </Button>
          }
        />
      ) : (
        <Sums shops={cart.stores.length} summary={summary} stale={stale} />
      )}
      {guess && <p className={css.guess}>{words.estimate(provinceName(guess))}</p>}
    </aside>
  )
}

/** A code of the cart with what the sums made of it, which are the newer of the two when an order was refused. */
const judgedIn = (summary: Summary | undefined) => (code: Code) =>
  summary?.codes.find((judged) => judged.code === code.code) ?? code

type ShopItemsProps = {
  store: CartStore
  items: CartItem[]
  toFix: readonly LineToFix[]
  shipping: number | undefined
  /** The shop as the summary tells of it. */
  told: SummaryStore | undefined
  promotions: Cart['promotions']
}

function ShopItems({ store, items, toFix, shipping, told, promotions }: ShopItemsProps) {
  const method = told?.deliveryMethod ?? 'parcel'
  return (
    <section className={css.lot}>
      <h3 className={css.shop}>{store.name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <Picture thumbs={item.thumbs} alt="" sizes="4rem" className={css.photo} />
            <div>
              <p className={css.line}>
                <span className={css.name}>{item.variant.product.name}</span>
                <Amount item={item} line={toFix.find((line) => line.item.id === item.id)} />
              </p>
              <p className={css.detail}>
                {[item.variant.name, words.quantity(item.quantity)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {promotions.map(promotionLine).map(([label, amount]) => (
        <p key={label} className={classNames(css.line, css.detail)}>
          <span>{label}</span>
          <b className={classNames(css.amount, css.free)}>{amount}</b>
        </p>
      ))}
      {shipping !== undefined && (
        <p className={classNames(css.line, css.detail)}>
          <span>{method === 'parcel' ? words.shipping : delivery.method[method]}</span>
          {shipping > 0 ? (
            <span className={css.amount}>{formatMoney(shipping)}</span>
          ) : (
            <b className={css.free}>{words.free}</b>
          )}
        </p>
      )}
      {told?.arrival && (
        <p className={classNames(css.line, css.detail)}>
          <span>{method === 'pickup' ? words.ready : t.validation.arrival}</span>
          <span className={css.amount}>{formatSpan(told.arrival)}</span>
        </p>
      )}
    </section>
  )
}

/** What a line comes to; one that cannot be ordered says so instead. */
function Amount({ item, line }: { item: CartItem; line: LineToFix | undefined }) {
  if (!line) return <span className={css.amount}>{formatMoney(item.price.totalPrice)}</span>
  return <b className={css.unavailable}>{line.most > 0 ? words.most(line.most) : words.unavailable}</b>
}

function Sums({ shops, summary, stale }: { shops: number; summary: Summary | undefined; stale: boolean }) {
  if (!summary) return <Skeleton height="10rem" />
  const { subTotal, discount, shipping, fees, taxes, grandTotal } = summary
  return (
    <dl className={css.sums} aria-busy={stale} data-stale={stale || undefined}>
      <Sum label={words.subTotal} amount={subTotal} />
      {discount > 0 && <Sum label={promotions.discount} amount={discount} off />}
      <Sum label={words.shippingOf(shops)} amount={shipping} free />
      {fees > 0 && <Sum label={words.fees} amount={fees} />}
      <Sum label={words.gstHst} amount={taxes.gst_hst} />
      <Sum label={words.qst} amount={taxes.qst} />
      <Sum label={words.total} amount={grandTotal} grand />
    </dl>
  )
}

type SumProps = {
  label: string
  amount: number
  grand?: boolean
  /** Shows a word instead of zero. */ free?: boolean
  /** Is taken off. */ off?: boolean
}

function Sum({ label, amount, grand, free, off }: SumProps) {
  return (
    <div className={classNames(css.line, grand && css.grand)}>
      <dt>{label}</dt>
      <dd className={css.amount}>
        {free && amount === 0 ? <b className={css.free}>{words.free}</b> : off ? minus(amount) : formatMoney(amount)}
      </dd>
    </div>
  )
}

/** Narrow screens open with the order in one line; it leads to the whole. */
export function Recap({ cart, summary }: { cart: Cart; summary: Summary | undefined }) {
  return (
    <a className={css.recap} href={`#${SUMMARY_ID}`}>
      <Icon name="basket" size="s" />
      <span>{words.recap(cart.itemCount)}</span>
      <b className={css.amount}>{summary && formatMoney(summary.grandTotal)}</b>
      <Icon name="chevronDown" size="s" />
      <VisuallyHidden>{words.recapLink}</VisuallyHidden>
    </a>
  )
}
