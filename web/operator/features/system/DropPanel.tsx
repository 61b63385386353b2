import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { useSystemChanged } from './queries'

type DropPanelProps = {
  /** Those of a job, or of a letter. */
  words: typeof t.drop
  act: (reason: string) => Promise<void>
  onClose: () => void
}

/** Gives a job or a letter up, for a reason. */
export function DropPanel({ words, act, onClose }: DropPanelProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useSystemChanged()
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
      title={words.title}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={words.note}
      preview={{
        effects: [
          { icon: 'alert', words: words.effect },
          { icon: 'book', words: words.journal },
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
        error={tried && reason.trim() === '' ? words.missing : undefined}
      />
    </DecisionPanel>
  )
}
