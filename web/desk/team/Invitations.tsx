import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/desk-team'
import { refusal } from '@/api/refusal'
import { formatDate } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { keepFocus } from '../keep-focus'
import { nameOf, type RoleOption } from './RoleChoices'
import css from './team.module.css'

type Invited<R extends string> = { id: string; email: string; role: R; expiresAt: string }

type InvitationsProps<R extends string> = {
  waiting: readonly Invited<R>[]
  roles: readonly RoleOption<R>[]
  /** Left out where nothing can be changed. */
  withdraw?: ((invitationId: string) => Promise<void>) | undefined
  /** Reads the team again. */
  changed: () => Promise<unknown>
}

/** Invitations that wait for an answer. */
export function Invitations<R extends string>({ waiting, roles, withdraw, changed }: InvitationsProps<R>) {
  if (waiting.length === 0) return <p className={css.soft}>{t.invitations.none}</p>
  return (
    <ul className={css.people}>
      {waiting.map(({ id, email, role, expiresAt }) => (
        <li key={id}>
          <span className={css.person}>
            <b>{email}</b>
            <span className={css.soft}>{t.invitations.until(nameOf(roles, role), formatDate(expiresAt))}</span>
          </span>
          {withdraw && <Withdraw email={email} withdraw={() => withdraw(id)} changed={changed} />}
        </li>
      ))}
    </ul>
  )
}

type WithdrawProps = { email: string; withdraw: () => Promise<void>; changed: () => Promise<unknown> }

function Withdraw({ email, withdraw, changed }: WithdrawProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: withdraw,
    onSuccess: async () => {
      toast('success', t.invitations.withdrawn(email))
      await changed()
      keepFocus()
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <Button
      size="s"
      variant="secondary"
      loading={isPending}
      aria-label={t.invitations.withdrawOf(email)}
      onClick={() => mutate()}
    >
      {t.invitations.withdraw}
    </Button>
  )
}
