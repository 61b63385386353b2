import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-team'
import { t as shell } from '#i18n/operator'
import { DataTable, type Column } from '@/desk/DataTable'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime, formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { InvitePanel } from './InvitePanel'
import { Invitations } from './Invitations'
import { MemberPanel } from './MemberPanel'
import { membersQuery, type Member } from './queries'
import { RightsTable } from './RightsTable'

/** Parameters of the page's address: whose line is open, and whether someone is being invited. */
const OPEN = 'personne'
const INVITE = 'inviter'

const columns: Column<Member>[] = [
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'email', head: t.columns.email, cell: ({ email }) => email, cut: true, card: 'middle' },
  { key: 'role', head: t.columns.role, cell: ({ role }) => <Badge>{shell.roles[role].name}</Badge>, card: 'topEnd' },
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
  const close = () => state.go({ [OPEN]: '', [INVITE]: '' })
  const decision = member ? (
    <MemberPanel key={member.userId} member={member} onClose={close} />
  ) : (
    state.get(INVITE) && <InvitePanel onClose={close} />
  )
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" href={state.href({ [INVITE]: '1', [OPEN]: '' })}>
            {t.invite.action}
          </Button>
        }
      />
      <Record decision={decision} side={<Invitations />}>
        <Panel title={t.members}>
          {query.isPending && <LoadingRows rows={4} />}
          {query.error && <ListError title={t.failed} error={query.error} onRetry={() => void query.refetch()} />}
          {query.data && (
            <DataTable
              label={t.members}
              columns={columns}
              rows={members}
              id={({ userId }) => userId}
              href={({ userId }) => state.href({ [OPEN]: userId, [INVITE]: '' })}
              footer={t.count(members.length)}
            />
          )}
        </Panel>
        <RightsTable />
      </Record>
    </>
  )
}

function FactorState({ member: { factorAt } }: { member: Member }) {
  return factorAt ? <Badge tone="success">{t.factor.on}</Badge> : <Badge tone="waiting">{t.factor.off}</Badge>
}
