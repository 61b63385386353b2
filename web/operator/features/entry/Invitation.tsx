import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { useInvalidate } from '@/api/invalidate'
import { AcceptInvitation } from '@/session/forms/AcceptInvitation'
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
  const invalidate = useInvalidate()
  const dead = <EmptyState drawing="letter" title={words.dead} text={words.deadText} />
  if (token === '') return dead
  return (
    <Loaded query={query} skeleton={<Skeleton height="16rem" />} missing={dead}>
      {({ email, role, hasAccount }) => (
        <section className={css.sheet}>
          <h1>{words.title}</h1>
          <p className={css.lead}>{words.text(email, t.roles[role].name)}</p>
          <AcceptInvitation
            email={email}
            hasAccount={hasAccount}
            accept={() => acceptInvitation(token)}
            open={(account) => openAccount(token, account)}
            onAccepted={async () => {
              onAccepted()
              await invalidate(['/operator/me'])
            }}
          />
        </section>
      )}
    </Loaded>
  )
}
