import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { useSessionState } from '@/session/session-context'
import { InvitedForm, type NewAccount } from '@/session/forms/InvitedForm'
import { LoginForm } from '@/session/forms/LoginForm'
import { useVisitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import css from './entry.module.css'
import { acceptInvitation, invitationQuery, openAccount } from './queries'

const words = t.invitation

type InvitationProps = {
  token: string
  /** Goes on to the second factor. */
  onAccepted: () => void
}

/** An invitation to run the market: the account that it was sent to accepts it. */
export function Invitation({ token, onAccepted }: InvitationProps) {
  const query = useQuery(invitationQuery(token))
  const dead = <EmptyState drawing="letter" title={words.dead} text={words.deadText} />
  if (token === '') return dead
  return (
    <Loaded query={query} skeleton={<Skeleton height="16rem" />} missing={dead}>
      {({ email, role, hasAccount }) => (
        <section className={css.sheet}>
          <h1>{words.title}</h1>
          <p className={css.lead}>{words.text(email, t.roles[role].name)}</p>
          <Answer token={token} email={email} hasAccount={hasAccount} onAccepted={onAccepted} />
        </section>
      )}
    </Loaded>
  )
}

function Answer({ token, email, hasAccount, onAccepted }: InvitationProps & { email: string; hasAccount: boolean }) {
  const { status } = useSessionState()
  const visitor = useVisitor()
  const invalidate = useInvalidate()
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    networkMode: 'always',
    onSuccess: async () => {
      onAccepted()
      await invalidate(['/operator/me'])
    },
  })
  if (visitor && visitor.email.toLowerCase() !== email.toLowerCase()) {
    return <Alert kind="error" title={words.other(visitor.email)} />
  }
  if (visitor) {
    return (
      <>
        {accept.error && <Alert kind="error">{refusal(accept.error) ?? t.failed}</Alert>}
        <Button loading={accept.isPending} onClick={() => accept.mutate()}>
          {words.accept}
        </Button>
      </>
    )
  }
  if (status !== 'guest') return <Skeleton height="12rem" />
  if (!hasAccount) {
    const open = (account: NewAccount) => openAccount(token, account)
    return <InvitedForm email={email} open={open} onOpened={() => accept.mutate()} />
  }
  return (
    <>
      <p>{words.signIn}</p>
      <LoginForm email={email} onSignedIn={() => accept.mutate()} />
    </>
  )
}
