import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-payouts'
import { refusal } from '@/api/refusal'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import { Alert } from '@/ui/Alert'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { TitleBar } from '@/ui/TitleBar'
import { propose, runsQuery, useRunsChanged, type Run } from './queries'

export const runTone = {
  preparing: 'neutral',
  proposed: 'waiting',
  approved: 'info',
  sent: 'info',
  closed: 'success',
  withdrawn: 'neutral',
} as const

/** Every payout run, and the way to the next. */
export function Runs({ open }: { open: (runId: string) => void }) {
  const query = useQuery({ ...runsQuery(), staleTime: 0 })
  const changed = useRunsChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: propose,
    networkMode: 'always',
    onSuccess: async ({ id }) => {
      await changed()
      open(id)
    },
  })
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" loading={isPending} onClick={() => mutate()}>
            {t.propose}
          </Button>
        }
      />
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Panel title={t.runs}>
        <ListBody query={query} failed={t.notRead} rows={4}>
          {(runs) => (runs.length === 0 ? <p className={panel.soft}>{t.none}</p> : <RunsTable runs={runs} />)}
        </ListBody>
      </Panel>
    </>
  )
}

function RunsTable({ runs }: { runs: readonly Run[] }) {
  return (
    <table className={`${table.table} ${table.cards}`} aria-label={t.runs}>
      <tbody>
        {runs.map(({ id, proposedAt, proposedName, status, shops, total }) => (
          <tr key={id}>
            <td>
              <Link href={to(`/versements/${id}`)}>{formatDate(proposedAt)}</Link>
            </td>
            <td>
              <Badge tone={runTone[status]}>{t.status[status]}</Badge>
            </td>
            <td className={table.soft}>{t.by(proposedName)}</td>
            <td className={table.soft}>{t.shops(shops)}</td>
            <td className={table.number}>{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
