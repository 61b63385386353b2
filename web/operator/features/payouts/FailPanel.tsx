import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { refusal } from '@/api/refusal'
import { formatMoney } from '@/lib/format-money'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { fail, useRunsChanged, type RunPayout } from './queries'

const words = t.fail

/** Notes that a payout came back. The shop reads why. */
export function FailPanel({ payout, onClose }: { payout: RunPayout; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const changed = useRunsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fail(payout.id, reason),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={words.title(payout.shopName)}
      submit={words.submit(formatMoney(payout.amount))}
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
