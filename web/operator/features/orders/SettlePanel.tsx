import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import { settleRefund, useOrdersChanged } from './queries'
import type { Order, Refund } from './types'

const words = t.decision.settle

type SettlePanelProps = { order: Order; refund: Refund; onClose: () => void }

/** Notes that a refund which the card refused was paid by other means. */
export function SettlePanel({ order, refund, onClose }: SettlePanelProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => settleRefund(order.id, refund.id, reason),
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  const sum = formatMoney(refund.total - refund.covered)
  return (
    <DecisionPanel
      title={words.title}
      submit={words.submit(sum)}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={t.decision.noted}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <p>{words.text(order.name, sum)}</p>
      <ReasonField
        label={words.how}
        help={words.howHelp}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? words.howNeeded : undefined}
      />
    </DecisionPanel>
  )
}
