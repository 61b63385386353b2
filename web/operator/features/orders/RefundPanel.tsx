import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { parseAmount } from '@/lib/amount'
import { formatMoney } from '@/lib/format-money'
import { Field } from '@/ui/Field'
import { QuantityInput } from '@/ui/QuantityInput'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Order.module.css'
import { previewOf } from './preview'
import { refund, refundPreviewQuery, useOrdersChanged } from './queries'
import type { Item, Order, RefundAsk } from './types'

const words = t.decision.refund
type Scope = RefundAsk['scope']

const keyOf = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

const isComplete = ({ scope, itemId = '', amount = 0 }: RefundAsk) =>
  scope === 'all' || (scope === 'line' ? itemId !== '' : amount > 0)

type RefundPanelProps = { order: Order; onClose: () => void }

/** Gives money back: a line, an amount of a shop's part, or everything, and who bears it. */
export function RefundPanel({ order, onClose }: RefundPanelProps) {
  const items = order.parts.flatMap((part) => part.items).filter(({ refundable }) => refundable > 0)
  const parts = order.parts.filter(({ refundable }) => refundable > 0)
  const [key] = useState(keyOf)
  const [scope, setScope] = useState<Scope>(items.length > 0 ? 'line' : 'amount')
  const [line, setLine] = useState(items[0]?.id ?? '')
  const [quantity, setQuantity] = useState(1)
  const [shopId, setShopId] = useState(parts[0]?.shopId ?? '')
  const [typed, setTyped] = useState('')
  const [borneBy, setBorneBy] = useState<RefundAsk['borneBy']>('shop')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()

  const item = items.find(({ id }) => id === line)
  const amount = parseAmount(typed) ?? 0
  const ask: RefundAsk = {
    key,
    scope,
    borneBy,
    reason,
    ...(scope === 'line' && { itemId: item?.id ?? '', quantity }),
    ...(scope === 'amount' && { shopId, amount }),
  }
  const complete = isComplete(ask)
  const preview = useDecisionPreview(ask, (asked) => refundPreviewQuery(order.id, asked), isComplete)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => refund(order.id, ask),
    onSuccess: async ({ total }) => {
      toast('success', words.done(formatMoney(total)))
      onClose()
      await changed()
    },
  })
  const total = complete && !preview.error ? preview.outcome?.total : undefined
  const shown = error ?? (complete ? preview.error : null)
  return (
    <DecisionPanel
      title={words.title}
      preview={complete && !preview.error ? previewOf(preview.outcome, order.name) : undefined}
      submit={total === undefined ? words.choose : words.submit(formatMoney(total))}
      disabled={total === undefined || !preview.fresh}
      sending={isPending}
      error={shown ? (refusal(shown) ?? t.notSaved) : undefined}
      note={t.decision.final}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      {parts.length === 0 && <p className={css.soft}>{words.nothing}</p>}
      <Choices<Scope>
        bar
        label={words.scope}
        value={scope}
        onChange={setScope}
        choices={[
          { value: 'line', label: words.line, disabled: items.length === 0 },
          { value: 'amount', label: words.amount },
          { value: 'all', label: words.all },
        ]}
      />
      {scope === 'line' && item && (
        <LineFields
          items={items}
          item={item}
          quantity={Math.min(quantity, item.refundable)}
          onItem={(id) => {
            setLine(id)
            setQuantity(1)
          }}
          onQuantity={setQuantity}
        />
      )}
      {scope === 'amount' && (
        <>
          <Field label={words.shop}>
            <Select
              size="s"
              value={shopId}
              onChange={(event) => setShopId(event.target.value)}
              options={parts.map((part) => ({ value: part.shopId, label: part.shopName }))}
            />
          </Field>
          <Field
            label={words.amountLabel}
            help={words.left(formatMoney(parts.find((part) => part.shopId === shopId)?.refundable ?? 0))}
          >
            <TextInput
              size="s"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </>
      )}
      {scope === 'all' && order.parts.some((part) => part.items.some(({ left }) => left > 0)) && (
        <p className={css.soft}>{words.unsent}</p>
      )}
      <ReasonField
        label={t.decision.reason}
        help={t.decision.reasonHelp}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.decision.reasonNeeded : undefined}
      />
      <Choices<RefundAsk['borneBy']>
        label={words.bearer}
        value={borneBy}
        onChange={setBorneBy}
        choices={[
          { value: 'shop', label: words.byShop, detail: words.byShopDetail },
          { value: 'market', label: words.byMarket, detail: words.byMarketDetail },
        ]}
      />
    </DecisionPanel>
  )
}

type LineFieldsProps = {
  items: readonly Item[]
  item: Item
  quantity: number
  onItem: (id: string) => void
  onQuantity: (quantity: number) => void
}

function LineFields({ items, item, quantity, onItem, onQuantity }: LineFieldsProps) {
  return (
    <div className={css.line}>
      <Field label={words.item}>
        <Select
          size="s"
          value={item.id}
          onChange={(event) => onItem(event.target.value)}
          options={items.map(({ id, productName, variantName }) => ({
            value: id,
            label: variantName ? `${productName}, ${variantName}` : productName,
          }))}
        />
      </Field>
      <div className={css.quantity}>
        <QuantityInput size="s" label={words.quantity} value={quantity} max={item.refundable} onChange={onQuantity} />
        <span className={css.soft}>{words.of(item.refundable)}</span>
      </div>
    </div>
  )
}
