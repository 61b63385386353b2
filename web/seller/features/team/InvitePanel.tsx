import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-team'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { email as emailRule } from '@/lib/rules'
import type { Role } from '@/seller/rights'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { invite, useTeamChanged } from './queries'
import { RoleChoices } from './RoleChoices'

const words = t.invite

/** Invites someone to run the shop. */
export function InvitePanel({ shopId, onClose }: { shopId: string; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('catalogue')
  const [tried, setTried] = useState(false)
  const changed = useTeamChanged(shopId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: { email: string; role: Role }) => invite(shopId, asked),
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
