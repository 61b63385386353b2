import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-orders'
import { refusal } from '@/api/refusal'
import { t as ui } from '#i18n/ui'
import { LongText } from '@/desk/LongText'
import { Sums } from '@/desk/Sums'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/Modal'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'
import css from './dialogs.module.css'
import { cancelUnits, refundPreviewQuery, useOrderChanged } from './queries'
import type { Order, RefundAmounts } from './types'
import { UnitPicker } from './UnitPicker'
import { countUnits, fits, leftOf, toLines, type Chosen } from './units'

const words = t.cancel
const REASON_MAX = 200

type FormProps = { shopId: string; order: Order; onClose: () => void }

/** Cancels units that are not shipped, after showing the refund. */
export function CancelDialog({ open, ...form }: FormProps & { open: boolean }) {
  return (
    <Modal open={open} onCancel={form.onClose} title={words.title}>
      {/* What is typed outlives a closed dialog, not a changed order. */}
      <CancelForm key={leftOf(form.order.items)} {...form} />
    </Modal>
  )
}

function CancelForm({ shopId, order, onClose }: FormProps) {
  const changed = useOrderChanged(shopId)
  const [chosen, setChosen] = useState<Chosen>({})
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelUnits(shopId, order.id, toLines(chosen, order.items), reason.trim()),
    onSuccess: async (cancelled) => {
      toast('success', words.done)
      onClose()
      await changed(cancelled)
    },
  })
  const units = countUnits(chosen)
  const possible = units > 0 && fits(chosen, order.items)
  const unspoken = reason.trim() === ''
  const preview = useDecisionPreview(
    { possible, items: toLines(chosen, order.items), reason },
    ({ items }) => refundPreviewQuery(shopId, order.id, items),
    (asked) => asked.possible,
  )
  const failed = error ?? (possible ? preview.error : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (possible && !unspoken) mutate()
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <UnitPicker
        legend={words.units}
        items={order.items}
        chosen={chosen}
        onChange={setChosen}
        labelOf={words.unitsOf}
      />
      <LongText
        label={words.reason}
        help={words.reasonHelp}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        count={words.count}
        error={tried && unspoken ? ui.rules.required : undefined}
      />
      {possible && !preview.error && <RefundPreview amounts={preview.outcome} />}
      {tried && units === 0 && <Alert kind="error" title={words.nothing} />}
      {failed && <Alert kind="error" title={refusal(failed) ?? t.failed} />}
      <Button type="submit" full loading={isPending} disabled={possible && !preview.fresh}>
        {words.submit(units)}
      </Button>
    </form>
  )
}

/** What the server says would be given back; nothing is worked out here. */
function RefundPreview({ amounts }: { amounts: RefundAmounts | undefined }) {
  return (
    <section className={css.refund} aria-live="polite">
      <h3>{words.refund}</h3>
      {amounts ? <Sums sums={sumsOf(amounts)} /> : <Skeleton height="5rem" />}
    </section>
  )
}

const sumsOf = ({ goods, shipping, taxes, total }: RefundAmounts) => [
  { label: words.goods, amount: goods },
  ...(shipping > 0 ? [{ label: words.shipping, amount: shipping }] : []),
  { label: t.sums.gstHst, amount: taxes.gst_hst },
  { label: t.sums.qst, amount: taxes.qst },
  { label: words.total, amount: total, total: true },
]
