import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-disputes'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { useUnsaved } from '@/desk/use-unsaved'
import { formatDate } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { toast } from '@/ui/toast'
import css from './disputes.module.css'
import { sendEvidence, useDisputesChanged, type Dispute } from './queries'

const words = t.evidence
const MAX = 20000

/** What the bank is told: a text made of what is known, which the operator completes and sends. */
export function EvidencePanel({ dispute }: { dispute: Dispute }) {
  const [text, setText] = useState(dispute.evidence)
  const [tried, setTried] = useState(false)
  const leaving = useUnsaved(text !== dispute.evidence)
  const changed = useDisputesChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendEvidence(dispute.id, text),
    onSuccess: async () => {
      toast('success', words.done)
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={words.title}
      preview={{
        effects: [
          { icon: 'bank', words: words.toBank },
          { icon: 'parcel', words: words.facts },
          { icon: 'book', words: words.journal },
        ],
      }}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={words.once}
      onSubmit={() => {
        setTried(true)
        if (text.trim() !== '') mutate()
      }}
    >
      {leaving}
      <div className={css.text}>
        <LongText
          label={words.label}
          help={dispute.dueAt ? words.due(formatDate(dispute.dueAt)) : words.help}
          max={MAX}
          count={(typed, max) => words.count(formatCount(typed), formatCount(max))}
          value={text}
          onChange={setText}
          error={tried && text.trim() === '' ? words.needed : undefined}
        />
      </div>
    </DecisionPanel>
  )
}
