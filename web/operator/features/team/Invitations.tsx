import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-team'
import { t as shell } from '#i18n/operator'
import { refusal } from '@/api/refusal'
import { keepFocus } from '@/desk/keep-focus'
import { Panel } from '@/desk/Panel'
import { formatDate } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'
import { invitationsQuery, useTeamChanged, withdraw, type Invited } from './queries'
import css from './team.module.css'

/** Invitations that wait for an answer. */
export function Invitations() {
  const query = useQuery(invitationsQuery())
  return (
    <Panel title={t.invitations.title}>
      <Loaded query={query} skeleton={<Skeleton height="4rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={css.soft}>{t.invitations.none}</p>
          ) : (
            <ul className={css.invitations}>
              {data.map((invited) => (
                <Waiting key={invited.id} invited={invited} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Waiting({ invited: { id, email, role, expiresAt } }: { invited: Invited }) {
  const changed = useTeamChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdraw(id),
    networkMode: 'always',
    onSuccess: async () => {
      toast('success', t.invitations.withdrawn(email))
      await changed()
      keepFocus()
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <li>
      <span className={css.invited}>
        <b>{email}</b>
        <span className={css.soft}>{t.invitations.until(shell.roles[role].name, formatDate(expiresAt))}</span>
      </span>
      <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate()}>
        {t.invitations.withdraw}
      </Button>
    </li>
  )
}
