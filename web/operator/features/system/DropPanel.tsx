import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { drop, useSystemChanged } from './queries'

/** Gives a job up, for a reason. */
export function DropPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useSystemChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => drop(id, reason),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', t.drop.done)
      onClose()
      await changed()
    },
  })
  return (
    <DecisionPanel
      title={t.drop.title}
      submit={t.drop.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={t.drop.note}
      preview={{
        effects: [
          { icon: 'alert', words: t.drop.effect },
          { icon: 'book', words: t.drop.journal },
        ],
      }}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.drop.missing : undefined}
      />
    </DecisionPanel>
  )
}
