import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-team'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { useVisitor } from '@/session/visitor'
import { toast } from '@/ui/toast'
import { changeRole, remove, useTeamChanged, type Member } from './queries'
import { RoleChoices } from './RoleChoices'

const words = t.member
type Act = 'role' | 'remove'

type MemberPanelProps = { shopId: string; member: Member; onClose: () => void }

/** Changes someone's role, or takes them out of the team; one may leave it oneself. */
export function MemberPanel({ shopId, member, onClose }: MemberPanelProps) {
  const me = useVisitor()?.id === member.userId
  const [act, setAct] = useState<Act>('role')
  const [role, setRole] = useState(member.role)
  const changed = useTeamChanged(shopId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (act === 'role' ? changeRole(shopId, member.userId, role) : remove(shopId, member.userId)),
    networkMode: 'always',
    onSuccess: () => {
      toast('success', act === 'role' ? words.changed(member.name) : words.removed(member.name))
      void changed()
    },
  })
  const same = act === 'role' && role === member.role
  const [was, becomes] = [t.roles[member.role].name, t.roles[role].name]
  const effect: Effect =
    act === 'role'
      ? { icon: 'shield', words: words.roleEffect(was, becomes) }
      : { icon: 'lock', words: me ? words.leaveEffect : words.removeEffect }
  const removal = me ? words.submitLeave : words.submitRemove(member.name)
  return (
    <DecisionPanel
      title={member.name}
      preview={same ? undefined : { effects: [effect] }}
      submit={act === 'role' ? words.submitRole(becomes) : removal}
      disabled={same}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Choices
        bar
        label={words.what}
        value={act}
        onChange={setAct}
        choices={[
          { value: 'role', label: words.role },
          { value: 'remove', label: me ? words.leave : words.remove },
        ]}
      />
      {act === 'role' && <RoleChoices value={role} onChange={setRole} />}
    </DecisionPanel>
  )
}
