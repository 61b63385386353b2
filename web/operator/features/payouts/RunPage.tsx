import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { to } from '@/desk/address'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { StateRoad, type RoadStep } from '@/desk/StateRoad'
import { useMe } from '@/operator/me-context'
import { TitleBar } from '@/ui/TitleBar'
import { Acts } from './Acts'
import { FailPanel } from './FailPanel'
import { LeftOutTable } from './LeftOutTable'
import { PayoutsTable } from './PayoutsTable'
import { runQuery, type LeftOut, type Run, type RunPayout } from './queries'
import { RetryPanel } from './RetryPanel'

/** A payout run: who is paid, who is left out and why, and what is to be done about it. */
export function RunPage({ runId }: { runId: string }) {
  const query = useQuery({ ...runQuery(runId), staleTime: 0 })
  const [failing, setFailing] = useState<RunPayout>()
  const [retrying, setRetrying] = useState<LeftOut>()
  const mayMove = useMe().rights.includes('money.move')
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
          <Record
            decision={
              failing ? (
                <FailPanel key={failing.id} payout={failing} onClose={() => setFailing(undefined)} />
              ) : retrying ? (
                <RetryPanel key={retrying.shopId} shop={retrying} onClose={() => setRetrying(undefined)} />
              ) : (
                <Acts record={record} />
              )
            }
          >
            <Panel title={t.toPay}>
              <PayoutsTable record={record} onFail={setFailing} />
            </Panel>
            <Panel title={t.leftOut}>
              <LeftOutTable
                leftOut={record.leftOut}
                minimum={record.minimum}
                onRetry={mayMove ? setRetrying : undefined}
              />
            </Panel>
          </Record>
        )}
      </ListBody>
    </>
  )
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
