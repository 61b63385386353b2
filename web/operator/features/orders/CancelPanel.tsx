import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { t as desk } from '#i18n/desk'
import { QuantityInput } from '@/ui/QuantityInput'
import { toast } from '@/ui/toast'
import css from './Order.module.css'
import { previewOf } from './preview'
import { cancel, cancelPreviewQuery, useOrdersChanged, type CancelAsk } from './queries'
import type { Item } from './types'

const words = t.decision.cancel
const MAX_REASON = 200

const someUnits = ({ items }: CancelAsk) => items.length > 0

type CancelPanelProps = {
  orderId: string
  /** Who bought. */
  name: string
  title?: string
  /** Items with units that have not left. */
  items: readonly Item[]
  /** All of them are chosen at first. */
  all?: boolean
  onClose: () => void
}

/** Gives up units that have not left. */
export function CancelPanel({ orderId, name, title = words.title, items, all, onClose }: CancelPanelProps) {
  const [counts, setCounts] = useState<Record<string, number>>(() =>
    Object.fromEntries(items.map(({ id, left }) => [id, all ? left : 0])),
  )
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()
  const chosen = items.filter(({ id }) => (counts[id] ?? 0) > 0)
  const ask: CancelAsk = {
    items: chosen.map(({ id, left }) => ({ itemId: id, quantity: counts[id]!, left })),
    reason,
  }
  const preview = useDecisionPreview(ask, (asked) => cancelPreviewQuery(orderId, asked), someUnits)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancel(orderId, ask),
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  const count = ask.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const shown = error ?? (count > 0 ? preview.error : null)
  return (
    <DecisionPanel
      title={title}
      preview={count > 0 && !preview.error ? previewOf(preview.outcome, name) : undefined}
      submit={count === 0 ? words.choose : words.submit(count)}
      disabled={count === 0 || !preview.fresh}
      sending={isPending}
      error={shown ? (refusal(shown) ?? t.notSaved) : undefined}
      note={t.decision.noted}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      {items.length === 0 && <p className={css.soft}>{words.nothing}</p>}
      <ul className={css.cancelled}>
        {items.map(({ id, productName, variantName, left }) => (
          <li key={id}>
            <span>
              <b>{productName}</b>
              <span className={css.soft}>{[variantName, words.left(left)].filter(Boolean).join(' · ')}</span>
            </span>
            <QuantityInput
              size="s"
              label={productName}
              min={0}
              max={left}
              value={counts[id] ?? 0}
              onChange={(value) => setCounts({ ...counts, [id]: Math.min(value, left) })}
            />
          </li>
        ))}
      </ul>
      <LongText
        label={t.decision.reason}
        help={t.decision.reasonHelp}
        max={MAX_REASON}
        count={desk.reason.count}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.decision.reasonNeeded : undefined}
      />
    </DecisionPanel>
  )
}
