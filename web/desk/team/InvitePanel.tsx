import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/desk-team'
import { refusal } from '@/api/refusal'
import { email as emailRule } from '@/lib/rules'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { DecisionPanel } from '../DecisionPanel'
import { RoleChoices, type RoleOption } from './RoleChoices'

const words = t.invite

type InvitePanelProps<R extends string> = {
  roles: readonly RoleOption<R>[]
  /** The role that is chosen at first. */
  usual: R
  invite: (asked: { email: string; role: R }) => Promise<void>
  /** Reads the team again. */
  changed: () => Promise<unknown>
  onClose: () => void
}

/** Invites someone to the team. */
export function InvitePanel<R extends string>({ roles, usual, invite, changed, onClose }: InvitePanelProps<R>) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState(usual)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: invite,
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
      <RoleChoices roles={roles} value={role} onChange={setRole} />
    </DecisionPanel>
  )
}
