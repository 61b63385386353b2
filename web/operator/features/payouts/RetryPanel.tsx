import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import { retry, useRunsChanged, type LeftOut } from './queries'

const words = t.retry

/** Lets a shop whose last payout came back be paid by the next run. */
export function RetryPanel({ shop, onClose }: { shop: LeftOut; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const changed = useRunsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => retry(shop.shopId, reason),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={words.title(shop.shopName)}
      submit={words.submit(formatMoney(shop.available))}
      disabled={reason.trim() === ''}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      note={words.note}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} help={words.help} />
    </DecisionPanel>
  )
}
