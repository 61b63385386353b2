import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-team'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { email as emailRule } from '@/lib/rules'
import type { Role } from '@/operator/me-context'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { invite, useTeamChanged } from './queries'
import { RoleChoices } from './RoleChoices'

const words = t.invite

/** Invites someone to run the market. */
export function InvitePanel({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('service')
  const [tried, setTried] = useState(false)
  const changed = useTeamChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: invite,
    networkMode: 'always',
    onSuccess: () => {
      toast('success', words.done(email.trim()))
      void changed()
    },
  })
  const address = email.trim()
  const wrong = address === '' ? words.empty : emailRule(address)
  return (
    <DecisionPanel
      title={words.title}
      preview={address && !wrong ? { effects: [{ icon: 'letter', words: words.effect(address) }] } : undefined}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => {
        setTried(true)
        // Closing changes the address: only if one is still here.
        if (!wrong) mutate({ email: address, role }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <Field label={words.email} required error={tried ? wrong : undefined}>
        <TextInput type="email" maxLength={254} value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <RoleChoices value={role} onChange={setRole} />
    </DecisionPanel>
  )
}
