import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-people'
import { refusal } from '@/api/refusal'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'

type FilePanelProps = {
  title: string
  effects: Effect[]
  submit: string
  /** What is said once it is done. */
  done: string
  /** Who reads the reason, when it is not only the journal. */
  help?: string | undefined
  note?: string | undefined
  /** Carries it out, for a reason; false when it failed and was said. */
  act: (reason: string) => Promise<boolean | void>
  /** Puts the page in order afterwards. */
  after: () => Promise<void>
  onClose: () => void
}

/** Something done to a person, with or without an account: what will happen, why, then the button. */
export function FilePanel({ title, effects, submit, done, help, note, act, after, onClose }: FilePanelProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act(reason),
    onSuccess: (carriedOut) => {
      if (carriedOut === false) return undefined
      toast('success', done)
      return after()
    },
  })
  return (
    <DecisionPanel
      title={title}
      preview={{ effects: [...effects, { icon: 'book', words: t.acts.journal }] }}
      submit={submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => {
        setTried(true)
        if (!missing) mutate()
      }}
      onClose={onClose}
      {...(note && { note })}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && missing ? t.acts.reasonMissing : undefined}
        {...(help && { help })}
      />
    </DecisionPanel>
  )
}
