import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-team'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import type { ListState } from '@/desk/use-list-state'
import { formatDate } from '@/lib/format-date'
import { Acts } from '@/seller/ReadOnly'
import { useVisitor } from '@/session/visitor'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { InvitePanel } from './InvitePanel'
import { Invitations } from './Invitations'
import { MemberPanel } from './MemberPanel'
import { teamQuery, type Member } from './queries'
import { RightsTable } from './RightsTable'
import css from './team.module.css'

/** Parameters of the page's address: whose line is open, and whether someone is being invited. */
const OPEN = 'personne'
const INVITE = 'inviter'

/** Those who run the shop: who they are, what each may do, and whom to invite. */
export function Team({ shopId, state }: { shopId: string; state: ListState }) {
  const query = useQuery({ ...teamQuery(shopId), staleTime: 0 })
  const close = () => state.go({ [OPEN]: '', [INVITE]: '' })
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Acts>
            <Button size="s" href={state.href({ [INVITE]: '1', [OPEN]: '' })}>
              {t.invite.action}
            </Button>
          </Acts>
        }
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ members, invitations, rights }) => {
          const member = members.find(({ userId }) => userId === state.get(OPEN))
          const decision = member ? (
            <MemberPanel key={member.userId} shopId={shopId} member={member} onClose={close} />
          ) : (
            state.get(INVITE) && <InvitePanel shopId={shopId} onClose={close} />
          )
          return (
            <Record
              decision={decision && <Acts>{decision}</Acts>}
              side={<Invitations shopId={shopId} waiting={invitations} />}
            >
              <Panel title={t.members}>
                <ul className={css.people}>
                  {members.map((one) => (
                    <Row key={one.userId} member={one} href={state.href({ [OPEN]: one.userId, [INVITE]: '' })} />
                  ))}
                </ul>
              </Panel>
              <RightsTable rights={rights} />
            </Record>
          )
        }}
      </Loaded>
    </>
  )
}

function Row({ member: { userId, name, email, role, joinedAt }, href }: { member: Member; href: string }) {
  const me = useVisitor()?.id === userId
  return (
    <li>
      <span className={css.person}>
        <b>{me ? `${name} (${t.you})` : name}</b>
        <span className={css.soft}>{joinedAt ? `${email}, ${t.since(formatDate(joinedAt))}` : email}</span>
      </span>
      <Badge>{t.roles[role].name}</Badge>
      <Acts>
        <Button size="s" variant="secondary" href={href} aria-label={t.member.manageOf(name)}>
          {t.member.manage}
        </Button>
      </Acts>
    </li>
  )
}
