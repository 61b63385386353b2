import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-checklist'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { inviteShop, useChecklistChanged } from './queries'

const words = t.invite

/** Asks a maker to open a shop. */
export function InviteShop({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const changed = useChecklistChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => inviteShop({ name, email, message }),
    onSuccess: async () => {
      toast('success', words.done(name))
      await changed()
      onClose()
    },
  })
  const wrong = fieldErrors(error)
  return (
    <DecisionPanel
      title={words.title}
      preview={{ effects: [{ icon: 'letter', words: words.effect }] }}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Field label={words.name} error={wrong.name}>
        <TextInput autoFocus value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.email} error={wrong.email}>
        <TextInput type="email" value={email} maxLength={254} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label={words.message} error={wrong.message} optional>
        <TextArea value={message} maxLength={3000} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </DecisionPanel>
  )
}
