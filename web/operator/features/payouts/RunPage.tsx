import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { StateRoad, type RoadStep } from '@/desk/StateRoad'
import { TitleBar } from '@/ui/TitleBar'
import { Acts } from './Acts'
import { LeftOutTable } from './LeftOutTable'
import { PayoutsTable } from './PayoutsTable'
import { fail, retry, runQuery, type LeftOut, type Run, type RunPayout, type RunRecord } from './queries'
import { ReasonPanel } from './ReasonPanel'

/** What is being decided: that a payout came back, or that a shop is paid again. */
type Open = { failing: RunPayout } | { retrying: LeftOut }

/** A payout run: who is paid, who is left out and why, and what is to be done about it. */
export function RunPage({ runId }: { runId: string }) {
  const query = useQuery({ ...runQuery(runId), staleTime: 0 })
  const [open, setOpen] = useState<Open>()
  const run = query.data?.run
  return (
    <>
      <TitleBar
        back={{ href: to('/versements'), label: t.title }}
        title={run ? t.titleOf(formatDate(run.proposedAt)) : t.title}
        lead={run && t.availableOn(formatDate(run.day))}
      />
      {run && <StateRoad label={t.road} steps={steps(run)} />}
      <ListBody query={query} failed={t.notRead} rows={6}>
        {(record) => (
          <Record decision={<Decision record={record} open={open} onClose={() => setOpen(undefined)} />}>
            <Panel title={t.toPay}>
              <PayoutsTable record={record} onFail={(failing) => setOpen({ failing })} />
            </Panel>
            <Panel title={t.leftOut}>
              <LeftOutTable record={record} onRetry={(retrying) => setOpen({ retrying })} />
            </Panel>
          </Record>
        )}
      </ListBody>
    </>
  )
}

function Decision({ record, open, onClose }: { record: RunRecord; open: Open | undefined; onClose: () => void }) {
  if (!open) return <Acts record={record} />
  if ('failing' in open) {
    const { id, shopName, amount } = open.failing
    const act = (reason: string) => fail(id, reason)
    return <ReasonPanel key={id} words={t.fail} shopName={shopName} amount={amount} act={act} onClose={onClose} />
  }
  const { shopId, shopName, available } = open.retrying
  const act = (reason: string) => retry(shopId, reason)
  return <ReasonPanel key={shopId} words={t.retry} shopName={shopName} amount={available} act={act} onClose={onClose} />
}

const order = ['proposed', 'approved', 'sent', 'closed'] as const

function steps(run: Run): RoadStep[] {
  const reached = run.status === 'withdrawn' ? 0 : Math.max(0, order.indexOf(run.status as (typeof order)[number]))
  const details = [
    t.byAt(run.proposedName, formatDateTime(run.proposedAt)),
    run.approvedAt ? t.byAt(run.approvedName, formatDateTime(run.approvedAt)) : '',
    run.sentAt ? formatDateTime(run.sentAt) : '',
    run.status === 'closed' && run.endedAt ? formatDateTime(run.endedAt) : '',
  ]
  return order.map((name, index) => ({
    label: t.steps[name],
    ...(details[index] && { detail: details[index] }),
    state: index <= reached ? 'done' : index === reached + 1 && run.status !== 'withdrawn' ? 'here' : 'ahead',
  }))
}
