import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/desk-team'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { Choices } from '../Choices'
import { DecisionPanel, type Effect } from '../DecisionPanel'
import { ReasonField } from '../ReasonField'
import { nameOf, RoleChoices, type RoleOption } from './RoleChoices'

const words = t.member

type MemberPanelProps<R extends string> = {
  member: { name: string; role: R }
  roles: readonly RoleOption<R>[]
  /** How taking someone out of this team is called, and what follows. */
  removal: { label: string; effect: string; submit: string; done: string }
  /** Whether each act needs a reason, which the journal keeps. */
  withReason?: boolean
  changeRole: (role: R, reason: string) => Promise<void>
  remove: (reason: string) => Promise<void>
  /** Reads the team again. */
  changed: () => Promise<unknown>
  onClose: () => void
}

/** Changes someone's role, or takes them out of the team. */
export function MemberPanel<R extends string>(props: MemberPanelProps<R>) {
  const { member, roles, removal, withReason = false, changeRole, remove, changed, onClose } = props
  const [act, setAct] = useState<'role' | 'remove'>('role')
  const [role, setRole] = useState(member.role)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (act === 'role' ? changeRole(role, reason) : remove(reason)),
    onSuccess: () => {
      toast('success', act === 'role' ? words.changed(member.name) : removal.done)
      void changed()
    },
  })
  const same = act === 'role' && role === member.role
  const missing = withReason && reason.trim() === ''
  const becomes = nameOf(roles, role)
  const effect: Effect =
    act === 'role'
      ? { icon: 'shield', words: words.roleEffect(nameOf(roles, member.role), becomes) }
      : { icon: 'lock', words: removal.effect }
  const kept: Effect[] = withReason ? [{ icon: 'book', words: words.journal }] : []
  return (
    <DecisionPanel
      title={member.name}
      preview={same ? undefined : { effects: [effect, ...kept] }}
      submit={act === 'role' ? words.submitRole(becomes) : removal.submit}
      disabled={same}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => {
        setTried(true)
        // Closing changes the address: only if one is still here.
        if (!missing) mutate(undefined, { onSuccess: onClose })
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
          { value: 'remove', label: removal.label },
        ]}
      />
      {act === 'role' && <RoleChoices roles={roles} value={role} onChange={setRole} />}
      {withReason && (
        <ReasonField value={reason} onChange={setReason} error={tried && missing ? words.reasonMissing : undefined} />
      )}
    </DecisionPanel>
  )
}
