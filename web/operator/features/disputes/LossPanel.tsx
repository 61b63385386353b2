import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-disputes'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import type { Sum } from '@/desk/Sums'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { formatMoney } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import { decide, decisionPreviewQuery, useDisputesChanged, type Bearer, type Dispute, type Outcome } from './queries'

const words = t.loss

/** Who bears a lost dispute, shop by shop. */
export function LossPanel({ dispute }: { dispute: Dispute }) {
  const [bearers, setBearers] = useState<Bearer[]>(() =>
    dispute.parts.map(({ shopId, proposed }) => ({ shopId, borneBy: proposed })),
  )
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useDisputesChanged()
  const ask = { bearers, reason }
  const preview = useDecisionPreview(ask, (asked) => decisionPreviewQuery(dispute.id, asked))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => decide(dispute.id, ask),
    onSuccess: async ({ total }) => {
      toast('success', words.done(formatMoney(total)))
      await changed()
    },
  })
  const shown = error ?? preview.error
  return (
    <DecisionPanel
      title={words.title}
      preview={preview.outcome && !preview.error ? previewOf(preview.outcome) : undefined}
      submit={words.submit(formatMoney(preview.outcome?.total ?? dispute.amount))}
      disabled={!preview.fresh}
      sending={isPending}
      error={shown ? (refusal(shown) ?? t.notSaved) : undefined}
      note={words.final}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
    >
      <ReasonField
        label={words.reason}
        help={words.reasonHelp}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? words.reasonNeeded : undefined}
      />
      {dispute.parts.map(({ shopId, shopName, inTime, share }) => (
        <Choices<Bearer['borneBy']>
          key={shopId}
          label={words.bearer(shopName, formatMoney(share))}
          value={bearers.find((one) => one.shopId === shopId)?.borneBy ?? 'shop'}
          onChange={(borneBy) =>
            setBearers((now) => now.map((one) => (one.shopId === shopId ? { shopId, borneBy } : one)))
          }
          choices={[
            { value: 'shop', label: words.byShop, ...(!inTime && { detail: words.late }) },
            { value: 'market', label: words.byMarket, ...(inTime && { detail: words.inTime }) },
          ]}
        />
      ))}
    </DecisionPanel>
  )
}

export function previewOf({ shares, total, covered, letters }: Outcome): { sums: Sum[]; effects: Effect[] } {
  const market = shares.reduce((sum, { fromMarket }) => sum + fromMarket, 0)
  const lost = shares.filter(({ fromShop }) => fromShop > 0)
  return {
    sums: [
      ...lost.map(({ shopName, fromShop }) => ({ label: words.fromShop(shopName), amount: fromShop })),
      { label: words.fromMarket, amount: market },
      ...(covered > 0 ? [{ label: words.covered, amount: covered }] : []),
      { label: words.taken, amount: total + covered, total: true },
    ],
    effects: [
      ...lost.map(({ shopName, before, after }): Effect => ({
        icon: 'bank',
        words: words.balance(shopName, formatMoney(before), formatMoney(after)),
      })),
      ...letters.map(({ to }): Effect => ({ icon: 'letter', words: words.letterTo(to) })),
      { icon: 'book', words: t.evidence.journal },
    ],
  }
}
