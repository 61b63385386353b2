import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/invited'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { useSession, useSessionState } from '../session-context'
import { useVisitor } from '../visitor'
import { InvitedForm, type NewAccount } from './InvitedForm'
import { LoginForm } from './LoginForm'

type AcceptInvitationProps<T> = {
  /** Where the invitation was sent: the account of that address accepts it. */
  email: string
  hasAccount: boolean
  accept: () => Promise<T>
  open: (account: NewAccount) => Promise<void>
  onAccepted: (answer: T) => void | Promise<void>
}

/** Accepts an invitation to a team, once signed in with the account that was invited or a new one. */
export function AcceptInvitation<T>({ email, hasAccount, accept, open, onAccepted }: AcceptInvitationProps<T>) {
  const { status } = useSessionState()
  const session = useSession()
  const visitor = useVisitor()
  const { mutate, isPending, error } = useMutation({
    mutationFn: accept,
    onSuccess: onAccepted,
  })
  if (visitor && visitor.email.toLowerCase() !== email.toLowerCase()) {
    const signOut = () => void session.signOut()
    return (
      <Alert
        kind="error"
        title={t.other(visitor.email)}
        action={
          <Button size="s" variant="secondary" onClick={signOut}>
            {t.signOut}
          </Button>
        }
      />
    )
  }
  if (visitor) {
    return (
      <>
        {error && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
        <Button loading={isPending} onClick={() => mutate()}>
          {t.accept}
        </Button>
      </>
    )
  }
  if (status !== 'guest') return <Skeleton height="12rem" />
  if (!hasAccount) return <InvitedForm email={email} open={open} onOpened={() => mutate()} />
  return (
    <>
      <p>{t.signIn}</p>
      <LoginForm email={email} onSignedIn={() => mutate()} />
    </>
  )
}
