import { t } from '#i18n/operator-newsletter'
import { DataTable, type Column } from '@/desk/DataTable'
import { Progress } from '@/desk/Progress'
import { formatDateTime } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import css from './newsletter.module.css'
import type { Campaign } from './queries'

const tones = { draft: 'neutral', sending: 'waiting', stopped: 'neutral', cancelled: 'error', sent: 'success' } as const

const columns: Column<Campaign>[] = [
  { key: 'subject', head: t.campaigns.subject, cell: ({ subject }) => subject },
  {
    key: 'state',
    head: t.campaigns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{t.campaigns.states[state]}</Badge>,
    card: 'topEnd',
  },
  { key: 'progress', head: t.campaigns.progress, cell: (campaign) => <Sent campaign={campaign} />, card: 'middle' },
  {
    key: 'at',
    head: t.campaigns.at,
    cell: ({ changedAt, changedBy }) => t.campaigns.by(formatDateTime(changedAt), changedBy),
    align: 'end',
    card: 'bottom',
  },
]

/** Letters to the subscribers, the newest first. */
export function Campaigns({ campaigns, hrefOf }: { campaigns: Campaign[]; hrefOf: (id: string) => string }) {
  if (campaigns.length === 0) return <p className={css.soft}>{t.campaigns.none}</p>
  return (
    <DataTable
      label={t.campaigns.title}
      columns={columns}
      rows={campaigns}
      id={({ id }) => id}
      href={({ id }) => hrefOf(id)}
      footer={t.campaigns.count(campaigns.length)}
    />
  )
}

/** How many letters left, of how many. */
export function Sent({ campaign: { state, done, recipients, subject } }: { campaign: Campaign }) {
  if (state === 'draft') return null
  return (
    <div className={css.sent}>
      <span>{t.campaigns.sent(formatCount(done), formatCount(recipients))}</span>
      {state !== 'sent' && <Progress label={subject} part={recipients > 0 ? done / recipients : 0} />}
    </div>
  )
}
