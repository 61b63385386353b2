import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import { useRunsChanged } from './queries'

type ReasonPanelProps = {
  words: typeof t.fail | typeof t.retry
  shopName: string
  amount: number
  /** Carries the decision out. */
  act: (reason: string) => Promise<void>
  onClose: () => void
}

/** A decision about one shop's payout, with its reason. */
export function ReasonPanel({ words, shopName, amount, act, onClose }: ReasonPanelProps) {
  const [reason, setReason] = useState('')
  const changed = useRunsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act(reason),
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={words.title(shopName)}
      submit={words.submit(formatMoney(amount))}
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
