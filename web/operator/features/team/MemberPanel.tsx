import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-team'
import { t as shell } from '#i18n/operator'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { changeRole, remove, useTeamChanged, type Member } from './queries'
import { RoleChoices } from './RoleChoices'

const words = t.member
type Act = 'role' | 'remove'

/** Changes someone's role, or takes the console away from them. */
export function MemberPanel({ member, onClose }: { member: Member; onClose: () => void }) {
  const [act, setAct] = useState<Act>('role')
  const [role, setRole] = useState(member.role)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useTeamChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (act === 'role' ? changeRole(member.userId, { role, reason }) : remove(member.userId, reason)),
    networkMode: 'always',
    onSuccess: () => {
      toast('success', act === 'role' ? words.changed(member.name) : words.removed(member.name))
      void changed()
    },
  })
  const same = act === 'role' && role === member.role
  const [was, becomes] = [shell.roles[member.role].name, shell.roles[role].name]
  const effect: Effect =
    act === 'role'
      ? { icon: 'shield', words: words.roleEffect(was, becomes) }
      : { icon: 'lock', words: words.removeEffect }
  return (
    <DecisionPanel
      title={member.name}
      preview={same ? undefined : { effects: [effect, { icon: 'book', words: words.journal }] }}
      submit={act === 'role' ? words.submitRole(becomes) : words.submitRemove(member.name)}
      disabled={same}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => {
        setTried(true)
        // Closing changes the address: only if one is still here.
        if (reason.trim() !== '') mutate(undefined, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <Choices
        bar
        label={words.what}
        value={act}
        onChange={setAct}
        choices={[
          { value: 'role', label: words.role },
          { value: 'remove', label: words.remove },
        ]}
      />
      {act === 'role' && <RoleChoices value={role} onChange={setRole} />}
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
      />
    </DecisionPanel>
  )
}
