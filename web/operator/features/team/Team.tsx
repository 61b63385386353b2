import { useQuery } from '@tanstack/react-query'
import { t as team } from '#i18n/desk-team'
import { t as shell } from '#i18n/operator'
import { t } from '#i18n/operator-team'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { ListError, LoadingRows } from '@/desk/states'
import { Invitations } from '@/desk/team/Invitations'
import { InvitePanel } from '@/desk/team/InvitePanel'
import { MemberPanel } from '@/desk/team/MemberPanel'
import { RightsTable } from '@/desk/team/RightsTable'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime, formatShortDate } from '@/lib/format-date'
import { ROLES } from '@/operator/me-context'
import { rightsQuery } from '@/operator/rights'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import {
  changeRole,
  invitationsQuery,
  invite,
  membersQuery,
  remove,
  useTeamChanged,
  withdraw,
  type Member,
} from './queries'

const roles = ROLES.map((role) => ({ role, ...shell.roles[role] }))

/** Parameters of the page's address: whose line is open, and whether someone is being invited. */
const OPEN = 'personne'
const INVITE = 'inviter'

const columns: Column<Member>[] = [
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'email', head: t.columns.email, cell: ({ email }) => email, cut: true, card: 'middle' },
  { key: 'role', head: team.role, cell: ({ role }) => <Badge>{shell.roles[role].name}</Badge>, card: 'topEnd' },
  { key: 'factor', head: t.columns.factor, cell: (member) => <FactorState member={member} />, card: 'bottom' },
  {
    key: 'seen',
    head: t.columns.seen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : t.never),
  },
  { key: 'since', head: t.columns.since, cell: ({ addedAt }) => formatShortDate(addedAt), align: 'end' },
]

/** Those who run the market: who they are, what each may do, and whom to invite. */
export function Team({ state }: { state: ListState }) {
  const query = useQuery(membersQuery())
  const members = query.data?.data ?? []
  const member = members.find(({ userId }) => userId === state.get(OPEN))
  const changed = useTeamChanged()
  const close = () => state.go({ [OPEN]: '', [INVITE]: '' })
  const decision = member ? (
    <Decision key={member.userId} member={member} onClose={close} />
  ) : (
    state.get(INVITE) && <InvitePanel roles={roles} usual="service" invite={invite} changed={changed} onClose={close} />
  )
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" href={state.href({ [INVITE]: '1', [OPEN]: '' })}>
            {team.invite.action}
          </Button>
        }
      />
      <Record decision={decision} side={<Waiting />}>
        <Panel title={team.members}>
          {query.isPending && <LoadingRows rows={4} />}
          {query.error && <ListError title={t.failed} error={query.error} onRetry={() => void query.refetch()} />}
          {query.data && (
            <DataTable
              label={team.members}
              columns={columns}
              rows={members}
              id={({ userId }) => userId}
              href={({ userId }) => state.href({ [OPEN]: userId, [INVITE]: '' })}
              footer={t.count(members.length)}
            />
          )}
        </Panel>
        <Rights />
      </Record>
    </>
  )
}

function Decision({ member, onClose }: { member: Member; onClose: () => void }) {
  const { userId, name } = member
  const words = t.member
  return (
    <MemberPanel
      member={member}
      roles={roles}
      removal={{
        label: words.remove,
        effect: words.removeEffect,
        submit: words.submitRemove(name),
        done: words.removed(name),
      }}
      withReason
      changeRole={(role, reason) => changeRole(userId, { role, reason })}
      remove={(reason) => remove(userId, reason)}
      changed={useTeamChanged()}
      onClose={onClose}
    />
  )
}

function Waiting() {
  const query = useQuery(invitationsQuery())
  const changed = useTeamChanged()
  return (
    <Panel title={team.invitations.title}>
      <Loaded query={query} skeleton={<Skeleton height="4rem" />}>
        {({ data }) => <Invitations waiting={data} roles={roles} withdraw={withdraw} changed={changed} />}
      </Loaded>
    </Panel>
  )
}

function Rights() {
  const query = useQuery(rightsQuery())
  return (
    <Panel title={team.rights.title}>
      <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
        {({ data }) => <RightsTable roles={roles} rights={data} />}
      </Loaded>
    </Panel>
  )
}

function FactorState({ member: { factorAt } }: { member: Member }) {
  return factorAt ? <Badge tone="success">{t.factor.on}</Badge> : <Badge tone="waiting">{t.factor.off}</Badge>
}
