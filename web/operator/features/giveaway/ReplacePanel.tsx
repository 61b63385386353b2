import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-giveaway'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { act, useGiveawayChanged, type Winner } from './queries'

/** Gives a prize to the next ticket of the draw: for a reason, or because nobody answered. */
export function ReplacePanel({ winner, onClose }: { winner: Winner; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useGiveawayChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act({ kind: 'replace', prize: winner.prize, reason: reason.trim() }),
    onSuccess: async (fresh) => {
      toast('success', t.replace.done)
      onClose()
      await changed(fresh)
    },
  })
  const missing = reason.trim() === '' && !winner.mayReplace
  return (
    <DecisionPanel
      title={t.replace.title(winner.prize)}
      submit={t.replace.submit(winner.prize)}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={t.replace.note}
      preview={{
        effects: [
          { icon: 'letter', words: t.replace.letter },
          { icon: 'book', words: t.edition.journal },
        ],
      }}
      onSubmit={() => {
        setTried(true)
        if (!missing) mutate()
      }}
      onClose={onClose}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        help={winner.mayReplace ? t.replace.optional : t.replace.required}
        error={tried && missing ? t.replace.missing : undefined}
      />
    </DecisionPanel>
  )
}
