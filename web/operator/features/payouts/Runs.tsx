import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-payouts'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { ActTitle } from '@/desk/ActTitle'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterLinks } from '@/desk/FilterLinks'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import type { ListState } from '@/desk/use-list-state'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { propose, runsQuery, useRunsChanged, type Run } from './queries'

export const runTone = {
  preparing: 'neutral',
  proposed: 'waiting',
  approved: 'info',
  sent: 'info',
  closed: 'success',
  withdrawn: 'neutral',
} as const

/** The parameter of which runs are listed, and its value for those with a payout that came back. */
const VIEW = 'vue'
const FAILED = 'revenus'

/** Every payout run, and the way to the next. */
export function Runs({ state, open }: { state: ListState; open: (runId: string) => void }) {
  const failed = state.get(VIEW) === FAILED
  const query = useQuery({ ...runsQuery(failed), staleTime: 0 })
  const may = useMay('money.move')
  const changed = useRunsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: propose,
    onSuccess: async ({ id }) => {
      await changed()
      open(id)
    },
  })
  return (
    <>
      <ActTitle
        title={t.title}
        lead={t.lead}
        act={may ? t.propose : undefined}
        sending={isPending}
        error={error}
        failed={t.failed}
        onAct={() => mutate()}
      />
      <FilterLinks
        label={t.views.label}
        selected={failed ? FAILED : ''}
        filters={[
          { id: '', label: t.views.all, href: state.href({ [VIEW]: '' }) },
          { id: FAILED, label: t.views.failed, href: state.href({ [VIEW]: FAILED }) },
        ]}
      />
      <Panel title={t.runs}>
        <ListBody query={query} failed={t.notRead} rows={4}>
          {(runs) =>
            runs.length === 0 ? (
              <p className={panel.soft}>{failed ? t.noneFailed : t.none}</p>
            ) : (
              <RunsTable runs={runs} />
            )
          }
        </ListBody>
      </Panel>
    </>
  )
}

const columns: Column<Run>[] = [
  { key: 'date', head: t.columns.date, cell: ({ proposedAt }) => formatDate(proposedAt) },
  {
    key: 'state',
    head: t.columns.state,
    cell: ({ status }) => <Badge tone={runTone[status]}>{t.status[status]}</Badge>,
    card: 'bottom',
  },
  { key: 'by', head: t.columns.by, cell: ({ proposedName }) => proposedName, cut: true, card: 'middle' },
  { key: 'shops', head: t.columns.shops, cell: ({ shops }) => t.shops(shops), card: 'bottomEnd' },
  {
    key: 'total',
    head: t.columns.amount,
    cell: ({ total }) => <b>{formatMoney(total)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]

function RunsTable({ runs }: { runs: readonly Run[] }) {
  return (
    <DataTable
      label={t.runs}
      columns={columns}
      rows={runs}
      id={({ id }) => id}
      href={({ id }) => to(`/versements/${id}`)}
    />
  )
}
