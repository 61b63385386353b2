import { useState } from 'react'
import { t } from '#i18n/operator-checklist'
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
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const changed = useChecklistChanged()
  async function send() {
    setSending(true)
    try {
      await inviteShop({ name, email, message })
      toast('success', words.done(name))
      await changed()
      onClose()
    } catch (error) {
      setFailure(refusal(error) ?? t.failed)
    } finally {
      setSending(false)
    }
  }
  return (
    <DecisionPanel
      title={words.title}
      preview={{ effects: [{ icon: 'letter', words: words.effect }] }}
      submit={words.submit}
      sending={sending}
      error={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={words.name}>
        <TextInput autoFocus value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.email}>
        <TextInput type="email" value={email} maxLength={254} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label={words.message} optional>
        <TextArea value={message} maxLength={3000} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </DecisionPanel>
  )
}
