import { useQuery } from '@tanstack/react-query'
import { t as team } from '#i18n/desk-team'
import { t } from '#i18n/seller-team'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { Invitations } from '@/desk/team/Invitations'
import { InvitePanel } from '@/desk/team/InvitePanel'
import { MemberPanel } from '@/desk/team/MemberPanel'
import { RightsTable } from '@/desk/team/RightsTable'
import css from '@/desk/team/team.module.css'
import type { ListState } from '@/desk/use-list-state'
import { formatDate } from '@/lib/format-date'
import { Acts } from '@/seller/ReadOnly'
import { ROLES } from '@/seller/rights'
import { readOnly } from '@/seller/view'
import { useVisitor } from '@/session/visitor'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { changeRole, invite, remove, teamQuery, useTeamChanged, withdraw, type Member } from './queries'

const roles = ROLES.map((role) => ({ role, ...t.roles[role] }))

/** Parameters of the page's address: whose line is open, and whether someone is being invited. */
const OPEN = 'personne'
const INVITE = 'inviter'

/** Those who run the shop: who they are, what each may do, and whom to invite. */
export function Team({ shopId, state }: { shopId: string; state: ListState }) {
  const query = useQuery({ ...teamQuery(shopId), staleTime: 0 })
  const changed = useTeamChanged(shopId)
  const close = () => state.go({ [OPEN]: '', [INVITE]: '' })
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Acts>
            <Button size="s" href={state.href({ [INVITE]: '1', [OPEN]: '' })}>
              {team.invite.action}
            </Button>
          </Acts>
        }
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ members, invitations, rights }) => {
          const member = members.find(({ userId }) => userId === state.get(OPEN))
          const decision = member ? (
            <Decision key={member.userId} shopId={shopId} member={member} onClose={close} />
          ) : (
            state.get(INVITE) && (
              <InvitePanel
                roles={roles}
                usual="catalogue"
                invite={(asked) => invite(shopId, asked)}
                changed={changed}
                onClose={close}
              />
            )
          )
          const waiting = (
            <Panel title={team.invitations.title}>
              <Invitations
                waiting={invitations}
                roles={roles}
                withdraw={readOnly() ? undefined : (id) => withdraw(shopId, id)}
                changed={changed}
              />
            </Panel>
          )
          return (
            <Record decision={decision && <Acts>{decision}</Acts>} side={waiting}>
              <Panel title={team.members}>
                <ul className={css.people}>
                  {members.map((one) => (
                    <Row key={one.userId} member={one} href={state.href({ [OPEN]: one.userId, [INVITE]: '' })} />
                  ))}
                </ul>
              </Panel>
              <Panel title={team.rights.title}>
                <RightsTable roles={roles} rights={rights} />
              </Panel>
            </Record>
          )
        }}
      </Loaded>
    </>
  )
}

type DecisionProps = { shopId: string; member: Member; onClose: () => void }

/** One may also leave the team oneself. */
function Decision({ shopId, member, onClose }: DecisionProps) {
  const { userId, name } = member
  const words = t.member
  const me = useVisitor()?.id === userId
  return (
    <MemberPanel
      member={member}
      roles={roles}
      removal={{
        label: me ? words.leave : words.remove,
        effect: me ? words.leaveEffect : words.removeEffect,
        submit: me ? words.submitLeave : words.submitRemove(name),
        done: words.removed(name),
      }}
      changeRole={(role) => changeRole(shopId, userId, role)}
      remove={() => remove(shopId, userId)}
      changed={useTeamChanged(shopId)}
      onClose={onClose}
    />
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
