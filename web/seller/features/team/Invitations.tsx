import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-team'
import { refusal } from '@/api/refusal'
import { keepFocus } from '@/desk/keep-focus'
import { Panel } from '@/desk/Panel'
import { formatDate } from '@/lib/format-date'
import { Acts } from '@/seller/ReadOnly'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { useTeamChanged, withdraw, type Invited } from './queries'
import css from './team.module.css'

/** Invitations that wait for an answer. */
export function Invitations({ shopId, waiting }: { shopId: string; waiting: readonly Invited[] }) {
  return (
    <Panel title={t.invitations.title}>
      {waiting.length === 0 ? (
        <p className={css.soft}>{t.invitations.none}</p>
      ) : (
        <ul className={css.people}>
          {waiting.map((invited) => (
            <Waiting key={invited.id} shopId={shopId} invited={invited} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Waiting({ shopId, invited: { id, email, role, expiresAt } }: { shopId: string; invited: Invited }) {
  const changed = useTeamChanged(shopId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdraw(shopId, id),
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
      <span className={css.person}>
        <b>{email}</b>
        <span className={css.soft}>{t.invitations.until(t.roles[role].name, formatDate(expiresAt))}</span>
      </span>
      <Acts>
        <Button
          size="s"
          variant="secondary"
          loading={isPending}
          aria-label={t.invitations.withdrawOf(email)}
          onClick={() => mutate()}
        >
          {t.invitations.withdraw}
        </Button>
      </Acts>
    </li>
  )
}
