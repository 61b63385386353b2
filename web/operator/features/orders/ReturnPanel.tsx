import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import css from './Order.module.css'
import { previewOf } from './preview'
import { overrule, overrulePreviewQuery, useOrdersChanged, type OverruleAsk } from './queries'
import type { Return } from './types'

const words = t.returns.panel

/** Decides a return in the shop's place. */
export function ReturnPanel({ ret, onClose }: { ret: Return; onClose: () => void }) {
  const accepted = ret.status === 'pendingReturn'
  const [decision, setDecision] = useState<OverruleAsk['decision']>(accepted ? 'refund' : 'accept')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()
  const ask: OverruleAsk = { decision, reason }
  const preview = useDecisionPreview(ask, (asked) => overrulePreviewQuery(ret.id, asked))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => overrule(ret.id, ask),
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  const shown = error ?? preview.error
  const total = preview.outcome?.total ?? 0
  return (
    <DecisionPanel
      title={words.title(ret.productName)}
      preview={preview.error ? undefined : previewOf(preview.outcome, ret.name)}
      submit={decision === 'accept' ? words.submitAccept : words.submitRefund(formatMoney(total))}
      disabled={!preview.fresh}
      sending={isPending}
      error={shown ? (refusal(shown) ?? t.notSaved) : undefined}
      note={decision === 'refund' ? t.decision.final : t.decision.noted}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <Said label={words.asked} text={ret.reason} />
      {ret.denyReason && <Said label={words.denied} text={ret.denyReason} />}
      <Choices<OverruleAsk['decision']>
        label={words.decision}
        value={decision}
        onChange={setDecision}
        choices={[
          {
            value: 'accept',
            label: words.accept,
            detail: accepted ? words.acceptDone : words.acceptDetail,
            disabled: accepted,
          },
          { value: 'refund', label: words.refund, detail: words.refundDetail },
        ]}
      />
      <ReasonField
        label={words.reason}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.decision.reasonNeeded : undefined}
      />
    </DecisionPanel>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <span className={css.soft}>{label}</span>
      <blockquote className={css.quote}>{text}</blockquote>
    </div>
  )
}
