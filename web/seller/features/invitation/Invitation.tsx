import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-team'
import { useInvalidate } from '@/api/invalidate'
import { AcceptInvitation } from '@/session/forms/AcceptInvitation'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import css from './Invitation.module.css'
import { acceptInvitation, invitationQuery, openAccount } from './queries'

const words = t.invitation

type InvitationProps = {
  token: string
  /** Goes on to the shop's space. */
  onAccepted: (shopId: string) => void
}

/** An invitation to a shop's team: the account that it was sent to accepts it. */
export function Invitation({ token, onAccepted }: InvitationProps) {
  const query = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  const invalidate = useInvalidate()
  const dead = <EmptyState drawing="letter" title={words.dead} text={words.deadText} />
  if (token === '') return dead
  return (
    <Loaded query={query} skeleton={<Skeleton height="16rem" />} missing={dead}>
      {({ shop, email, role, hasAccount }) => (
        <section className={css.sheet}>
          <h1>{words.title(shop)}</h1>
          <p>{words.text(email, t.roles[role].name)}</p>
          <p className={css.soft}>{t.roles[role].meaning}</p>
          <AcceptInvitation
            email={email}
            hasAccount={hasAccount}
            accept={() => acceptInvitation(token)}
            open={(account) => openAccount(token, account)}
            onAccepted={async (shopId) => {
              await invalidate(['/seller/shops'])
              onAccepted(shopId)
            }}
          />
        </section>
      )}
    </Loaded>
  )
}
