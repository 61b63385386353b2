import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t as desk } from '#i18n/desk'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { LongText } from '@/desk/LongText'
import { toast } from '@/ui/toast'
import { useOrdersChanged, writeNote } from './queries'

const words = t.decision.note
const MAX = 2000

/** Writes something about an order for the team. */
export function NotePanel({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => writeNote(orderId, text),
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
      onSubmit={() => {
        setTried(true)
        if (text.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <LongText
        autoFocus
        label={words.label}
        help={words.help}
        max={MAX}
        count={desk.reason.count}
        value={text}
        onChange={setText}
        error={tried && text.trim() === '' ? words.empty : undefined}
      />
    </DecisionPanel>
  )
}
